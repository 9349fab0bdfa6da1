import Diagnostics
import FeatureFiles
import Reporting
import YAMLReader

/// A place in a file of the example.
func place(_ file: String, _ line: Int) -> SourceLocation { SourceLocation(file: file, line: line, column: 5) }

/// A place among the Swift steps of the example.
func swift(_ line: Int, _ file: String = "WeatherSteps.swift") -> SourceLocation {
  place("Sources/Examples/ExampleSuite/\(file)", line)
}

func scenario(
  _ name: String = "Sunny weather", feature: String = "Weather", file: String = "Features/weather.yaml",
  rule: String? = nil, line: Int = 12, tags: [String] = []
) -> Scenario {
  Scenario(
    id: Scenario.ID(rawValue: "\(file)#\(rule ?? "")#\(name)"), name: name,
    feature: Scenario.Container(name: feature, location: place(file, 1)),
    rule: rule.map { Scenario.Container(name: $0, location: place(file, 3)) }, tags: tags, location: place(file, line),
    steps: [])
}

func step(
  _ keyword: Step.Keyword, _ text: String, _ outcome: Outcome = .passed, line: Int = 13,
  file: String = "Features/weather.yaml", definition: SourceLocation? = swift(14), argument: YAMLNode? = nil,
  arguments: [MatchedArgument] = [], failure: Failure? = nil, reason: String? = nil, advice: StepAdvice? = nil,
  attachments: [Attachment] = [], duration: Duration = .milliseconds(2)
) -> StepResult {
  StepResult(
    StepBinding(
      .step(Step(keyword: keyword, text: text, location: place(file, line), argument: argument)),
      definition: outcome == .undefined || outcome == .ambiguous ? nil : definition, arguments: arguments,
      advice: advice),
    outcome: outcome, duration: outcome == .passed || outcome == .failed ? duration : .zero,
    remarks: StepRemarks(failure: failure, reason: reason, attachments: attachments))
}

func hook(
  _ kind: HookReference.Kind, _ name: String? = nil, _ outcome: Outcome = .passed, failure: Failure? = nil
) -> StepResult {
  StepResult(
    StepBinding(HookReference(kind, name: name, location: swift(8, "Hooks.swift"))), outcome: outcome,
    duration: .milliseconds(1), remarks: StepRemarks(failure: failure))
}

func failure(
  _ kind: Failure.Kind = .assertion, _ message: String = "The icon is rain, not sun.",
  at location: SourceLocation? = nil
) -> Failure {
  let types: [Failure.Kind: String] = [
    .assertion: "ExpectationFailure", .thrown: "DecodingError", .timedOut: "TimeLimitExceeded",
    .crashed: "ProcessCrash", .app: "AppFailure",
  ]
  return Failure(kind, type: types[kind] ?? "", message, at: location)
}

func result(
  _ scenario: Scenario = scenario(), attempt: Int = 1, willRetry: Bool = false, worker: Int = 1,
  _ steps: [StepResult] = [step(.given, "a")], failure: Failure? = nil, skipReason: String? = nil,
  output: [CapturedOutput] = [], duration: Duration = .milliseconds(60)
) -> ScenarioResult {
  ScenarioResult(
    scenario, attempt: attempt, willRetry: willRetry, worker: worker, steps: steps, failure: failure,
    skipReason: skipReason, output: output, duration: duration)
}

/// The moment at which every run of the tests begins.
let beginning = ContinuousClock.now

/// The events of a run in which these scenarios ran one after another, each for as long as it says.
func events(
  _ results: [ScenarioResult], selected: [Scenario]? = nil, notRun: [(Scenario, String)] = [],
  runHooks: [RunHookResult] = [], cause: RunEnding.Cause = .completed, workers: Int = 2, seed: UInt64? = nil
) -> [RunEvent] {
  var events = EventList()
  let ran = results.filter { $0.attempt == 1 }.map(\.scenario)
  events.add(
    .runStarted(
      RunHeader(
        scenarios: selected ?? ran + notRun.map(\.0), startedAt: 1_796_097_600.75, hostname: "build-7",
        workers: workers, seed: seed)))
  for hook in runHooks { events.add(.runHookEnded(hook), after: hook.duration) }
  for result in results { events.add(result) }
  for (scenario, reason) in notRun { events.add(.scenarioNotRun(scenario, reason: reason)) }
  events.add(.runEnded(RunEnding(cause, duration: events.now)))
  return events.list
}

/// Events on a clock that is moved by hand.
struct EventList {
  private(set) var list: [RunEvent] = []
  private(set) var now: Duration = .zero

  mutating func add(_ kind: RunEvent.Kind, after duration: Duration = .zero) {
    now += duration
    list.append(RunEvent(kind, at: beginning + now))
  }

  mutating func add(_ result: ScenarioResult) {
    add(.scenarioStarted(result.scenario, attempt: result.attempt, worker: result.worker))
    for step in result.steps { add(.stepEnded(result.scenario, attempt: result.attempt, step)) }
    add(.scenarioEnded(result), after: result.duration)
  }
}

func text(_ content: String) -> YAMLNode {
  YAMLNode(.scalar(YAMLScalar(content)), at: SourcePosition(line: 1, column: 1))
}

func list(_ items: [YAMLNode]) -> YAMLNode {
  YAMLNode(.sequence(items), at: SourcePosition(line: 1, column: 1))
}

func mapping(_ entries: KeyValuePairs<String, YAMLNode>) -> YAMLNode {
  YAMLNode(
    .mapping(entries.map { YAMLEntry(key: text($0.key), value: $0.value) }), at: SourcePosition(line: 1, column: 1))
}

func result(_ steps: [StepResult]) -> ScenarioResult { result(scenario(), steps) }
