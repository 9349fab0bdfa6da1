public import FeatureFiles

/// What is known when a run begins.
public struct RunHeader: Sendable {
  /// The selected scenarios, in the order of their files.
  public var scenarios: [Scenario]
  /// When the run began, in seconds since 1970.
  public var startedAt: Double
  /// The machine's name.
  public var hostname: String
  /// How many workers there are; 0 where scenarios run in the supervisor's own process.
  public var workers: Int
  /// The seed of a random order; nil where the order is not random.
  public var seed: UInt64?
  /// Which part of the suite this is, such as `2/4`; nil where it is all of it.
  public var shard: String?

  /// Makes a header.
  public init(
    scenarios: [Scenario], startedAt: Double, hostname: String, workers: Int, seed: UInt64? = nil,
    shard: String? = nil
  ) {
    self.scenarios = scenarios
    self.startedAt = startedAt
    self.hostname = hostname
    self.workers = workers
    self.seed = seed
    self.shard = shard
  }
}

/// What became of something that belongs to the run or to a worker, not to a scenario.
public struct RunHookResult: Sendable {
  /// What was run.
  public enum Subject: Sendable {
    /// A hook of the run or of a worker.
    case hook(HookReference)
    /// The start of a worker process.
    case workerStart
  }

  /// What was run.
  public var subject: Subject
  /// Which worker ran it, from 1.
  public var worker: Int
  /// What went wrong; nil where it passed.
  public var failure: Failure?
  /// What it logged and attached, in order.
  public var attachments: [Attachment]
  /// What was printed meanwhile.
  public var output: [CapturedOutput]
  /// How long it took.
  public var duration: Duration

  /// Makes a result.
  public init(
    _ subject: Subject, worker: Int, failure: Failure? = nil, attachments: [Attachment] = [],
    output: [CapturedOutput] = [], duration: Duration = .zero
  ) {
    self.subject = subject
    self.worker = worker
    self.failure = failure
    self.attachments = attachments
    self.output = output
    self.duration = duration
  }
}

/// How a run ended.
public struct RunEnding: Sendable {
  /// Why a run ended.
  public enum Cause: Equatable, Sendable {
    /// Every scenario had its turn.
    case completed
    /// As many scenarios had failed as were allowed to.
    case failedFast
    /// A hook that everything depends on failed, or no worker could be started.
    case aborted
    /// A person, or a signal, ended it.
    case interrupted
  }

  /// Why it ended.
  public var cause: Cause
  /// How long the run took.
  public var duration: Duration

  /// Makes an ending.
  public init(_ cause: Cause, duration: Duration) {
    self.cause = cause
    self.duration = duration
  }
}
