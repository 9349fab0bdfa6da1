internal import FeatureFiles
internal import Reporting

/// What is remembered of earlier runs: how long each scenario took, and what became of it in the last one.
struct RunHistory: Equatable, Sendable {
  /// What became of a scenario in the last run.
  enum LastOutcome: Equatable, Sendable {
    case ended(Outcome)
    /// The run ended before its turn.
    case notRun

    /// Whether it has to be run again.
    var isGreen: Bool { if case .ended(let outcome) = self { outcome.isGreen } else { false } }
  }

  /// What is remembered of a scenario.
  struct Entry: Equatable, Sendable {
    /// How long it took when it ran last; nil where it never ran.
    var duration: Duration?
    /// What became of it in the last run; nil where that did not select it.
    var outcome: LastOutcome?
  }

  private(set) var entries: [Scenario.ID: Entry]

  /// Makes a history of what is remembered; of nothing where that is left out.
  init(_ entries: [Scenario.ID: Entry] = [:]) {
    self.entries = entries
  }

  /// Whether it knows of a run.
  var isEmpty: Bool { entries.isEmpty }

  /// Returns how long scenarios took, each where that is known.
  func durations(of scenarios: [Scenario]) -> [Duration?] { scenarios.map { entries[$0.id]?.duration } }

  /// Returns the scenarios that did not pass in the last run.
  func notGreen(among scenarios: [Scenario]) -> [Scenario] {
    scenarios.filter { entries[$0.id]?.outcome?.isGreen == false }
  }

  /// Whether a scenario failed in the last run, rather than being undefined, pending or never run.
  func hasFailed(_ scenario: Scenario) -> Bool { entries[scenario.id]?.outcome == .ended(.failed) }

  /// Takes note of a run, which is the last one from now on; what it did not select is remembered from before.
  mutating func note(_ record: RunRecord) {
    for id in entries.keys { entries[id]?.outcome = nil }
    for scenario in record.scenarios {
      let id = scenario.scenario.id
      guard let outcome = scenario.outcome else {
        entries[id, default: Entry()].outcome = .notRun
        continue
      }
      entries[id, default: Entry()].outcome = .ended(outcome)
      if outcome != .skipped, let last = scenario.attempts.last { entries[id]?.duration = last.duration }
    }
  }
}
