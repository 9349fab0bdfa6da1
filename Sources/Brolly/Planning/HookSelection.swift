internal import Diagnostics
internal import FeatureFiles
internal import Reporting

/// The hooks of a suite in the order in which they run, and which of them a scenario has.
struct HookSelection: Sendable {
  /// A hook that may stand around a scenario or a step.
  private struct Candidate: Sendable {
    var index: Int
    var binding: StepBinding
    var tags: TagExpression?
  }

  private var candidates: [HookReference.Kind: [Candidate]] = [:]

  /// Checks and orders hooks.
  ///
  /// - Throws: A mistake for each tag expression that cannot be read, at the hook's place.
  init(_ hooks: [Hook]) throws(DiagnosticList) {
    var mistakes: [Diagnostic] = []
    for (index, hook) in hooks.enumerated() {
      do {
        let tags = try hook.tags.map { text throws(Diagnostic) in try TagExpression(parsing: text) }
        candidates[hook.kind, default: []].append(
          Candidate(index: index, binding: StepBinding(hook.reference), tags: tags))
      } catch {
        var mistake = error
        mistake.location = hook.reference.location
        mistakes.append(mistake)
      }
    }
    guard mistakes.isEmpty else { throw DiagnosticList(mistakes) }
    for kind in candidates.keys { candidates[kind] = candidates[kind].map { Self.ordered($0, kind, hooks) } }
  }

  /// Returns the entries of the hooks of one kind that a scenario has.
  func entries(_ kind: HookReference.Kind, for scenario: Scenario) -> [PlannedEntry] {
    guard let all = candidates[kind] else { return [] }
    return all.filter { $0.tags?.matches(scenario.tags) ?? true }.map { candidate in
      PlannedEntry(binding: candidate.binding, action: .hook(candidate.index))
    }
  }

  /// Returns the indices of the hooks of one kind, of a run or of a worker.
  func indices(_ kind: HookReference.Kind) -> [Int] {
    candidates[kind]?.map(\.index) ?? []
  }

  /// Hooks of lower order come first, equal ones as they are written; after hooks the other way round.
  private static func ordered(_ all: [Candidate], _ kind: HookReference.Kind, _ hooks: [Hook]) -> [Candidate] {
    let forwards = all.sorted { (hooks[$0.index].order, $0.index) < (hooks[$1.index].order, $1.index) }
    switch kind {
    case .after, .afterAll, .afterStep, .afterWorker: return forwards.reversed()
    case .before, .beforeAll, .beforeStep, .beforeWorker: return forwards
    }
  }
}
