import Diagnostics
import FeatureFiles
import Reporting
import Testing

@testable import Brolly

/// A world that holds nothing.
final class EmptyWorld: World {
  init(_ scenario: ScenarioContext) {}
}

/// What happened, line by line, for steps and hooks to write to.
@MainActor
final class Notebook {
  private(set) var lines: [String] = []

  func note(_ line: String) { lines.append(line) }
}

/// A run of a feature's text with steps, in this process, with everything that came of it.
@MainActor
struct TestRun {
  private(set) var events: [RunEvent] = []
  private(set) var record = RunRecord()

  /// Runs a feature; checks by the way that the events keep their promise.
  init(_ feature: String, _ libraries: StepLibraries, options: RunOptions = RunOptions()) async throws {
    let contents = libraries.contents.withoutRepetitions
    let binder = try StepBinder(contents)
    let plan = try binder.plan(try scenarios(of: feature))
    let log = EventLog()
    let source = EventSource(plan) { log.events.append($0) }
    source.runStarted(
      RunHeader(scenarios: plan.scenarios.map(\.scenario), startedAt: 0, hostname: "host", workers: 0))
    await InProcessRun(plan, contents, binder.hooks, options, source) { [] }.run()
    events = log.events
    record = RunRecord(events)
    #expect(EventOrderChecker.violations(in: events) == [])
  }

  /// The outcomes of the steps and hooks of all scenarios, in order: `passed given all is well`, `failed Before`.
  var steps: [String] {
    record.scenarios.flatMap { $0.attempts.flatMap(\.steps) }.map { result in
      switch result.subject {
      case .step(let step): "\(result.outcome) \(step.keyword) \(step.text)"
      case .hook(let hook): "\(result.outcome) \(hook.kind.rawValue)\(hook.name.map { " \($0)" } ?? "")"
      }
    }
  }

  /// The outcomes of the scenarios; nil for one that was not run.
  var outcomes: [Outcome?] { record.scenarios.map(\.outcome) }

  /// What went wrong, in order.
  var failures: [Failure] {
    record.scenarios.flatMap { $0.attempts.flatMap(\.steps) }.compactMap(\.failure)
  }
}

private final class EventLog {
  var events: [RunEvent] = []
}

/// The scenarios of a feature's text, which has to be right.
func scenarios(of feature: String, file: String = "test.yaml") throws -> [Scenario] {
  let reading = Feature.read(Array(feature.utf8), file: file)
  let errors = reading.diagnostics.filter { $0.severity == .error }
  if !errors.isEmpty { throw DiagnosticList(errors) }
  return reading.scenarios
}

/// The text of a feature of one scenario with these steps, each a line of YAML.
func feature(_ steps: String...) -> String {
  "feature: F\nscenarios:\n  - scenario: S\n    steps:\n" + steps.map { "      - \($0)\n" }.joined()
}

/// Libraries of one library.
func libraries<W: World>(of world: W.Type = W.self, @StepsBuilder<W> _ steps: () -> Steps<W>) -> StepLibraries {
  StepLibrariesBuilder.buildExpression(steps())
}
