internal import Reporting

/// What happens after what in a scenario.
///
/// - Steps run until one does not pass. After it undefined and ambiguous steps are still reported as such, and other steps
///   are skipped; after a skip everything is skipped.
/// - Before hooks run until one does not pass; then the later ones and the steps are skipped.
/// - After hooks always run.
/// - Hooks before a step run when the step will; hooks after it run when the step, or one of those before it, did.
///
/// Source: the samples `failed`, `hooks-skipped`, `skipped`, `undefined` and `ambiguous` of the Cucumber Compatibility Kit.
struct Progression {
  /// What an entry is, as far as its turn depends on it.
  enum EntryKind {
    case before
    case beforeStep
    case step
    case afterStep
    case after
  }

  /// What is to be done with an entry.
  enum Turn: Equatable {
    case run
    case report(Outcome)
  }

  private enum State {
    case goingOn
    case stopped
    case skipping
  }

  private var state = State.goingOn
  private var previous = EntryKind.before
  /// Whether the current step, or a hook before it, was run, so that the hooks after it are due.
  private var isStepUnderWay = false

  /// Returns what is to be done with the next entry; `unbound` is the outcome of a step that is not bound.
  mutating func turn(of kind: EntryKind, unbound: Outcome? = nil) -> Turn {
    let isFirstOfStep = (kind == .beforeStep || kind == .step) && previous != .beforeStep
    if isFirstOfStep { isStepUnderWay = false }
    previous = kind
    if let unbound { return .report(state == .skipping ? .skipped : unbound) }
    switch kind {
    case .before: return state == .goingOn ? .run : .report(.skipped)
    case .beforeStep, .step:
      if state == .goingOn { isStepUnderWay = true }
      return state == .goingOn ? .run : .report(.skipped)
    case .afterStep: return isStepUnderWay ? .run : .report(.skipped)
    case .after: return .run
    }
  }

  /// Takes note of how the entry ended.
  mutating func note(_ outcome: Outcome) {
    guard state == .goingOn, outcome != .passed else { return }
    state = outcome == .skipped ? .skipping : .stopped
  }
}
