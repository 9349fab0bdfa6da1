import FeatureFiles

/// Checks that events come in the order that `RunEvent` promises; for every stream that a test records.
package struct EventOrderChecker {
  /// How far a scenario has come.
  private struct Progress {
    var attempts = 0
    var told: [String]?
    var isNotRun = false
    var willRetry = false
  }

  /// What broke the promise, one sentence each, in the order of the events.
  package private(set) var violations: [String] = []

  private var progress: [Scenario.ID: Progress] = [:]
  private var selected: [Scenario.ID] = []
  private var hasStarted = false
  private var hasEnded = false
  private var lastInstant: ContinuousClock.Instant?

  /// Makes a checker that has seen nothing.
  package init() {}

  /// Returns what in a whole stream breaks the promise; nothing where it is kept.
  package static func violations(in events: some Sequence<RunEvent>) -> [String] {
    var checker = Self()
    for event in events { checker.receive(event) }
    if !checker.hasEnded { checker.violations.append("The run did not end.") }
    return checker.violations
  }

  /// Takes the next event.
  package mutating func receive(_ event: RunEvent) {
    checkFrame(event)
    switch event.kind {
    case .runStarted(let header): start(header)
    case .runHookEnded: break
    case .scenarioStarted(let scenario, let attempt, _): start(scenario, attempt)
    case .stepEnded(let scenario, let attempt, let result): step(scenario, attempt, result)
    case .scenarioEnded(let result): end(result)
    case .scenarioNotRun(let scenario, _): skip(scenario)
    case .runEnded: end()
    }
  }

  private mutating func checkFrame(_ event: RunEvent) {
    if let lastInstant, event.instant < lastInstant { violations.append("Time went back.") }
    lastInstant = event.instant
    if hasEnded { violations.append("Something came after the run ended.") }
    if case .runStarted = event.kind { return }
    if !hasStarted { violations.append("Something came before the run started.") }
    hasStarted = true
  }

  private mutating func start(_ header: RunHeader) {
    if hasStarted { violations.append("The run started in the middle.") }
    hasStarted = true
    selected = header.scenarios.map(\.id)
    for id in selected { progress[id] = Progress() }
  }

  private mutating func start(_ scenario: Scenario, _ attempt: Int) {
    expect(progress[scenario.id] != nil, scenario, "was not selected")
    var state = progress[scenario.id] ?? Progress()
    expect(state.told == nil, scenario, "started while it was running")
    expect(!state.isNotRun, scenario, "started after it was said not to run")
    expect(attempt == state.attempts + 1, scenario, "began attempt \(attempt) after \(state.attempts)")
    let isOver = state.attempts > 0 && state.told == nil && !state.willRetry
    expect(!isOver, scenario, "began again after its last attempt")
    state.attempts = attempt
    state.told = []
    progress[scenario.id] = state
  }

  private mutating func step(_ scenario: Scenario, _ attempt: Int, _ result: StepResult) {
    let isRunning = progress[scenario.id]?.told != nil && progress[scenario.id]?.attempts == attempt
    expect(isRunning, scenario, "told a step of attempt \(attempt), which was not running")
    progress[scenario.id]?.told?.append(result.signature)
  }

  private mutating func end(_ result: ScenarioResult) {
    let state = progress[result.scenario.id] ?? Progress()
    let isRunning = state.told != nil && state.attempts == result.attempt
    expect(isRunning, result.scenario, "ended attempt \(result.attempt), which was not running")
    let agrees = !isRunning || state.told == result.steps.map(\.signature)
    expect(agrees, result.scenario, "ended with other steps than it told")
    progress[result.scenario.id]?.told = nil
    progress[result.scenario.id]?.willRetry = result.willRetry
  }

  private mutating func skip(_ scenario: Scenario) {
    let state = progress[scenario.id]
    expect(state != nil, scenario, "was not selected")
    expect(state?.attempts ?? 0 == 0, scenario, "was said not to run after it had started")
    expect(state?.isNotRun != true, scenario, "was said not to run twice")
    progress[scenario.id, default: Progress()].isNotRun = true
  }

  private mutating func end() {
    hasEnded = true
    for id in selected {
      guard let state = progress[id] else { continue }
      if state.told != nil { violations.append("\(id.rawValue) was still running when the run ended.") }
      if state.attempts == 0, !state.isNotRun { violations.append("\(id.rawValue) was lost.") }
    }
  }

  private mutating func expect(_ holds: Bool, _ scenario: Scenario, _ sentence: String) {
    if !holds { violations.append("\(scenario.id.rawValue) \(sentence).") }
  }
}

extension StepResult {
  /// What tells one step of a scenario from another.
  fileprivate var signature: String {
    switch subject {
    case .step(let step): "\(step.location) \(step.text): \(outcome)"
    case .hook(let hook): "\(hook.kind) \(hook.location): \(outcome)"
    }
  }
}
