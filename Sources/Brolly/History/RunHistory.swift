internal import FeatureFiles
internal import Reporting

/// What is remembered of earlier runs: the scenarios that took long, and those that did not pass in the last one.
///
/// Of most scenarios there is nothing to remember, so that a suite of many thousands costs next to nothing.
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
    /// How long it took when it ran last; nil where that was not long.
    var duration: Duration?
    /// What became of it in the last run where it did not pass; nil where it passed, or was not selected.
    var outcome: LastOutcome?
  }

  /// What is shorter is not worth remembering.
  static let worthRemembering = Duration.milliseconds(50)

  private(set) var entries: [Scenario.ID: Entry]

  /// Makes a history of what is remembered; of nothing where that is left out.
  init(_ entries: [Scenario.ID: Entry] = [:]) {
    self.entries = entries
  }

  /// How long a scenario took when it ran last; nil where that was not long, or is not known.
  func duration(of scenario: Scenario) -> Duration? { entries[scenario.originalID]?.duration }

  /// Returns the scenarios that did not pass in the last run.
  func notGreen(among scenarios: [Scenario]) -> [Scenario] {
    scenarios.filter { entries[$0.originalID]?.outcome?.isGreen == false }
  }

  /// Whether a scenario failed in the last run, rather than being undefined, pending or never run.
  func hasFailed(_ scenario: Scenario) -> Bool { entries[scenario.originalID]?.outcome == .ended(.failed) }

  /// Takes note of a run, which is the last one from now on; the durations of what it did not select stay.
  mutating func note(_ record: RunRecord) {
    for id in entries.keys { entries[id]?.outcome = nil }
    // By index, so that none of the many that there is nothing to say of is copied.
    for index in record.scenarios.indices {
      let scenario = record.scenarios[index].scenario
      let id = scenario.originalID
      let entry = Entry(record.scenarios[index], before: entries.isEmpty ? nil : entries[id])
      // One repetition that did not pass is enough, and one that failed is worse than one that had no turn.
      let isLater = (scenario.repetition?.number ?? 1) > 1
      if isLater, entry?.outcome != .ended(.failed), entries[id]?.outcome != nil { continue }
      if entry != nil || !entries.isEmpty { entries[id] = entry }
    }
    entries = entries.filter { $0.value != Entry() }
  }
}

extension RunHistory.Entry {
  /// What there is to remember of a scenario; nil where there is nothing.
  fileprivate init?(_ record: ScenarioRecord, before: RunHistory.Entry?) {
    switch record.outcome {
    case nil: self.init(duration: before?.duration, outcome: .notRun)
    case .skipped: self.init(duration: before?.duration)
    case let outcome?:
      let last = record.attempts.last?.duration ?? .zero
      self.init(
        duration: last < RunHistory.worthRemembering ? nil : last, outcome: outcome.isGreen ? nil : .ended(outcome))
    }
    if self == Self() { return nil }
  }
}
