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
  /// The longest that what is running may go on.
  var limit: Duration
  /// Why it is being ended, where that is not its own doing.
  var verdict: Verdict?

  /// Why a supervisor ends a worker.
  enum Verdict {
    case timedOut(Duration)
    case interrupted
    case invalidMessage
  }

  init(_ process: WorkerProcess, limit: Duration) {
    self.process = process
    self.limit = limit
  }

  /// The instant at which it is out of time; nil while it has nothing to do.
  var deadline: Int? {
    switch phase {
    case .idle: nil
    case .starting, .hooks, .scenarios, .ending: since + limit.nanoseconds
    }
  }
}

extension Duration {
  /// The duration in whole nanoseconds.
  var nanoseconds: Int {
    let (seconds, attoseconds) = components
    return Int(seconds) &* 1_000_000_000 &+ Int(attoseconds / 1_000_000_000)
  }
}
