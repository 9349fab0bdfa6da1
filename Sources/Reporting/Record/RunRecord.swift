import FeatureFiles

/// A whole run, folded from its events: what summaries and documents are functions of.
public struct RunRecord: Sendable {
  /// What was known when the run began; empty before that.
  public private(set) var header = RunHeader(scenarios: [], startedAt: 0, hostname: "", workers: 0)
  /// The selected scenarios in the order of their files, whatever order they ran in.
  public private(set) var scenarios: [ScenarioRecord] = []
  /// The hooks of the run and of the workers, and the workers that did not start, in the order in which they ended.
  public private(set) var runHooks: [RunHookResult] = []
  /// How the run ended; nil while it goes on.
  public private(set) var ending: RunEnding?
  /// The totals up to now.
  public private(set) var counts = RunCounts()

  /// Where scenarios are; made when one is asked for that is not the next.
  private var indices: [ObjectIdentifier: Int] = [:]
  /// The place after that of the scenario that was asked for last: it is nearly always the next one.
  private var next = 0

  /// Whether the run ended and everything that was selected passed or was skipped.
  public var isGreen: Bool {
    let isComplete = ending?.cause == .completed && counts.scenarios.total == scenarios.count
    let worst = Outcome.allCases.last { counts.scenarios[$0] > 0 }
    return isComplete && counts.notRun == 0 && counts.runHookFailures == 0 && worst?.isGreen != false
  }

  /// The scenarios that did not simply pass, in their order: those of which there is something to say.
  var notable: [ScenarioRecord] {
    // Asked by index, so that none of the many others is copied.
    scenarios.indices.filter { scenarios[$0].outcome != .passed || scenarios[$0].isFlaky }.map { scenarios[$0] }
  }

  /// Makes the record of a run that has not begun.
  public init() {}

  /// Makes the record of these events.
  public init(_ events: some Sequence<RunEvent>) {
    for event in events { receive(event) }
  }

  /// Takes the next event.
  public mutating func receive(_ event: RunEvent) {
    switch event.kind {
    case .runStarted(let header): start(header)
    case .runHookEnded(let result): add(result)
    case .scenarioEnded(let result): add(result)
    case .scenarioNotRun(let scenario, let reason): addNotRun(scenario, reason)
    case .runEnded(let ending): end(ending)
    case .scenarioStarted, .stepEnded: break
    }
  }

  private mutating func start(_ header: RunHeader) {
    self.header = header
    scenarios = header.scenarios.map(ScenarioRecord.init)
  }

  private mutating func add(_ result: RunHookResult) {
    runHooks.append(result)
    if result.failure != nil { counts.runHookFailures += 1 }
  }

  private mutating func add(_ result: ScenarioResult) {
    let index = index(of: result.scenario)
    if let previous = scenarios[index].attempts.last { counts.count(previous, as: previous.outcome, -1) }
    scenarios[index].add(result)
    if let outcome = scenarios[index].outcome { counts.count(result, as: outcome, 1) }
    if scenarios[index].isFlaky { counts.flaky += 1 }
  }

  private mutating func addNotRun(_ scenario: Scenario, _ reason: String) {
    scenarios[index(of: scenario)].notRunReason = reason
    counts.notRun += 1
  }

  /// Ends the run; a scenario of which nothing was told is not lost, it was not run.
  private mutating func end(_ ending: RunEnding) {
    self.ending = ending
    for index in scenarios.indices where scenarios[index].attempts.isEmpty && scenarios[index].notRunReason == nil {
      scenarios[index].notRunReason = "The run ended before this scenario did."
      counts.notRun += 1
    }
  }

  /// The scenario's place; one that the header does not name gets a place at the end, so that no result is lost.
  private mutating func index(of scenario: Scenario) -> Int {
    if next < scenarios.count, scenarios[next].scenario === scenario {
      defer { next += 1 }
      return next
    }
    if indices.isEmpty { indexScenarios() }
    let index = indices[ObjectIdentifier(scenario)] ?? scenarios.firstIndex { $0.scenario.id == scenario.id }
    if index == nil { scenarios.append(ScenarioRecord(scenario)) }
    next = (index ?? scenarios.count - 1) + 1
    indices[ObjectIdentifier(scenario)] = next - 1
    return next - 1
  }

  private mutating func indexScenarios() {
    indices.reserveCapacity(scenarios.count)
    for index in scenarios.indices { indices[ObjectIdentifier(scenarios[index].scenario)] = index }
  }
}
