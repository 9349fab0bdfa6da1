/// A worker of a run, and how far it is with what it was handed.
final class WorkerSlot {
  /// What a worker is doing.
  enum Phase: Equatable {
    /// It has been started and has not said so yet.
    case starting
    /// It waits for its turn, or for scenarios.
    case idle
    /// It runs hooks.
    case hooks(HookTurn)
    /// It runs scenarios.
    case scenarios
    /// It was told to end.
    case ending

    var isHooks: Bool { if case .hooks = self { true } else { false } }
  }

  /// Which hooks of the run or of the worker are run.
  enum HookTurn: Equatable {
    case beforeAll
    case beforeWorker
    case afterWorker
    case afterAll
  }

  let process: WorkerProcess
  var phase = Phase.starting
  /// The hooks that it has run all of.
  var finished: [HookTurn] = []
  /// What it was handed and has not ended, in order; the first one is running once `hasStarted` is set.
  var handed: [WorkQueue.Item] = []
  var hasStarted = false
  /// How many scenarios it has ended.
  var ended = 0
  /// The hook of the run that is running.
  var hook: Int?
  /// When the step or hook that is running began, in nanoseconds of the monotonic clock; else when the last news came.
  var since = monotonicNanoseconds()
  /// When the step or hook of the scenario began that is running, or ran last.
  var entryStart: Int?
  /// The longest that what is running may go on.
  var limit: Duration
  /// How much time the scenario has that is running, or is next.
  var scenario = ScenarioTime()
  /// Why it is being ended, where that is not its own doing.
  var verdict: Verdict?
  /// Until when it may tell where it stands; nil where nothing is waited for.
  var answerDeadline: Int?

  /// Why a supervisor ends a worker.
  enum Verdict: Equatable {
    case timedOut(Duration, isScenario: Bool)
    case interrupted
    case invalidMessage
    case closedLine
  }

  init(_ process: WorkerProcess, limit: Duration) {
    self.process = process
    self.limit = limit
  }

  /// Whether it was asked where it stands; what it does afterwards, the question may have brought about.
  var isAsked: Bool { answerDeadline != nil && verdict != nil }

  /// Lets it have some time to tell where it stands; it ends when it has.
  func awaitAnswer(for time: Duration) { answerDeadline = monotonicNanoseconds() + time.nanoseconds }

  /// The instant at which it is out of time; nil while it has nothing to do.
  var deadline: Int? {
    if let answerDeadline { return answerDeadline }
    let own = since.later(by: limit)
    return switch phase {
    case .idle: nil
    case .starting, .hooks, .ending: own
    case .scenarios: verdict == nil ? min(own, scenario.deadline ?? .max) : own
    }
  }
}

extension WorkerSlot {
  /// How much time a scenario has.
  struct ScenarioTime {
    /// The longest that its steps may take together; nil for any time.
    var limit: Duration?
    var grace = Duration.zero
    /// When it began, in nanoseconds of the monotonic clock.
    var start = monotonicNanoseconds()

    /// The instant at which its process is ended.
    var deadline: Int? { limit.map { start.later(by: $0 + grace) } }
  }
}

extension Int {
  /// An instant that comes later; for ever where there is no such number.
  fileprivate func later(by duration: Duration) -> Int {
    let (sum, isTooLarge) = addingReportingOverflow(duration.nanoseconds)
    return isTooLarge ? .max : sum
  }
}

extension Duration {
  /// The duration in whole nanoseconds; thousands of years are as many as there can be.
  var nanoseconds: Int {
    let (seconds, attoseconds) = components
    let limit = Int64.max / 1_000_000_000 - 1
    return Int(Swift.min(Swift.max(seconds, -limit), limit) * 1_000_000_000 + attoseconds / 1_000_000_000)
  }
}
