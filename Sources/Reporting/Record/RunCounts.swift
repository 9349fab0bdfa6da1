/// The totals of a run: a scenario counts once, with its last attempt.
public struct RunCounts: Equatable, Sendable {
  /// The scenarios that ended.
  public private(set) var scenarios = OutcomeCounts()
  /// The steps of those scenarios; hooks are not steps.
  public private(set) var steps = OutcomeCounts()
  /// The scenarios that passed after an attempt that did not.
  public internal(set) var flaky = 0
  /// The scenarios that were selected and never run.
  public internal(set) var notRun = 0
  /// The hooks of the run and starts of workers that failed.
  public internal(set) var runHookFailures = 0

  /// Counts nothing yet.
  public init() {}

  /// Adds `number` times an attempt and its steps; -1 takes it back, because another one counts in its place.
  mutating func count(_ result: borrowing ScenarioResult, as outcome: Outcome, _ number: Int) {
    scenarios[outcome] += number
    // By index, so that no step is copied.
    for index in result.steps.indices where result.steps[index].isStep { steps[result.steps[index].outcome] += number }
  }
}

extension StepResult {
  /// Whether it is a step of the feature file rather than a hook.
  var isStep: Bool {
    if case .step = subject { true } else { false }
  }
}
