public import FeatureFiles

/// What became of one selected scenario.
public struct ScenarioRecord: Sendable {
  /// The scenario.
  public let scenario: Scenario
  /// Its attempts, first to last; none where it was not run.
  public private(set) var attempts: [ScenarioResult] = []
  /// The outcome of its last attempt; nil where it has none.
  public private(set) var outcome: Outcome?
  /// Why it was not run; nil where it was, or where nobody said.
  public internal(set) var notRunReason: String?

  /// Whether it passed after an attempt that did not.
  public var isFlaky: Bool { attempts.count > 1 && outcome == .passed }
  /// How long its attempts took together.
  public var duration: Duration { attempts.reduce(.zero) { $0 + $1.duration } }

  init(_ scenario: Scenario) {
    self.scenario = scenario
  }

  /// Takes the next attempt.
  mutating func add(_ result: ScenarioResult) {
    attempts.append(result)
    outcome = result.outcome
  }
}
