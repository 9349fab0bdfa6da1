internal import Diagnostics
internal import FeatureFiles
internal import Reporting

/// What will be run: every selected scenario with every step bound, in the order of the files.
struct Plan: Sendable {
  var scenarios: [PlannedScenario]
  /// The definitions that no selected step uses.
  var unusedDefinitions: [Int]

  /// The plan that runs each scenario so often; what is bound is bound once.
  ///
  /// - Throws: Where that is more than a machine has memory for.
  func repeated(_ count: Int) throws(DiagnosticList) -> Plan {
    guard count > 1 else { return self }
    guard scenarios.count <= Self.mostRuns / count else { throw tooMany(count) }
    let repetitions = scenarios.flatMap { planned in
      (1...count).map { number in
        PlannedScenario(scenario: planned.scenario.repetition(number, of: count), entries: planned.entries)
      }
    }
    return Plan(scenarios: repetitions, unusedDefinitions: unusedDefinitions)
  }

  /// The most scenarios that repetitions may come to; each takes some memory until the reports are written.
  private static let mostRuns = 1_000_000

  private func tooMany(_ count: Int) -> DiagnosticList {
    DiagnosticList([
      Diagnostic(
        at: nil,
        "\(scenarios.count) scenarios, each \(count) times, are more than the \(Self.mostRuns) that one run takes.",
        advice: "Repeat them less often, or select fewer of them, as with --name or PATH:LINE.")
    ])
  }
}

/// A scenario whose steps are bound, with the hooks around them.
struct PlannedScenario: Sendable {
  var scenario: Scenario
  /// Its hooks and steps in the order in which they run.
  var entries: [PlannedEntry]
}

/// One step or hook of a scenario, and what it is bound to: data, not an exception.
struct PlannedEntry: Sendable {
  /// What runs for an entry.
  enum Action: Sendable {
    /// A hook of the suite, by its index.
    case hook(Int)
    /// A definition of the suite, by its index, with what its parameters took from the text.
    case definition(Int, [CapturedText])
    /// None matches, or several do.
    case nothing
  }

  /// What reports tell of it.
  var binding: StepBinding
  var action: Action
}
