internal import Diagnostics
internal import FeatureFiles
internal import Reporting
internal import YAMLReader

/// What a process needs to know to run one attempt of a scenario: no more than that travels to a worker.
struct ScenarioAssignment: Sendable {
  /// One step or hook that is to be run.
  enum Entry: Sendable {
    /// A hook of the suite, by its index.
    case hook(Int)
    /// A definition of the suite by its index, with what its parameters took and the step's argument.
    case definition(Int, captures: [CapturedText], argument: YAMLNode?)
    /// A step that no definition matches.
    case undefined
    /// A step that several definitions match.
    case ambiguous
  }

  /// The scenario's place in the plan.
  var index: Int
  var attempt: Int
  /// Which repetition it is, from 1.
  var repetition: Int
  /// The seed of its random numbers.
  var seed: UInt64
  var name: String
  var feature: String
  var rule: String?
  var tags: [String]
  var location: SourceLocation
  /// The longest that a step may take.
  var stepTimeLimit: Duration
  /// The longest that the whole may take, if there is such a limit.
  var timeLimit: Duration?
  var entries: [Entry]
}

extension ScenarioAssignment {
  /// Makes the assignment of a planned scenario.
  init(_ planned: PlannedScenario, index: Int, attempt: Int, _ options: RunOptions) {
    let scenario = planned.scenario
    let repetition = scenario.repetition?.number ?? 1
    self.init(
      index: index, attempt: attempt, repetition: repetition,
      // A repetition has the numbers that a run with the next seed has the first time.
      seed: options.randomSeed &+ UInt64(repetition - 1), name: scenario.name, feature: scenario.feature.name,
      rule: scenario.rule?.name,
      tags: scenario.tags, location: scenario.location, stepTimeLimit: options.stepTimeLimit,
      timeLimit: scenario.settings.timeLimit, entries: planned.entries.map(Entry.init))
  }
}

extension ScenarioAssignment.Entry {
  init(_ entry: PlannedEntry) {
    switch entry.action {
    case .hook(let index): self = .hook(index)
    case .nothing: self = entry.binding.advice?.outcome == .ambiguous ? .ambiguous : .undefined
    case .definition(let index, let captures):
      if case .step(let step) = entry.binding.subject {
        self = .definition(index, captures: captures, argument: step.argument)
      } else {
        self = .definition(index, captures: captures, argument: nil)
      }
    }
  }
}
