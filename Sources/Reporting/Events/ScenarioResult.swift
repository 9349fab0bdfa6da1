public import FeatureFiles

/// What became of one attempt of a scenario.
public struct ScenarioResult: Sendable {
  /// The scenario.
  public var scenario: Scenario
  /// Which attempt this is, from 1.
  public var attempt: Int
  /// Whether another attempt follows, because this one failed and may be retried.
  public var willRetry: Bool
  /// Which worker ran it, from 1.
  public var worker: Int
  /// Its hooks and steps, in the order in which they run.
  public var steps: [StepResult]
  /// What went wrong outside every step and hook, such as a world that could not be made; nil where nothing did.
  public var failure: Failure?
  /// Why the whole of it was skipped; nil where it was not.
  public var skipReason: String?
  /// What was printed meanwhile.
  public var output: [CapturedOutput]
  /// How long it took.
  public var duration: Duration
  /// The seed of its random numbers; nil where it asked for none.
  public var seed: UInt64?

  /// Its worst step's or hook's outcome.
  public var outcome: Outcome {
    if failure != nil { return .failed }
    let floor: Outcome = skipReason == nil ? .passed : .skipped
    return steps.reduce(floor) { max($0, $1.outcome) }
  }

  /// Makes a result.
  public init(
    _ scenario: Scenario, attempt: Int = 1, willRetry: Bool = false, worker: Int = 1, steps: [StepResult],
    failure: Failure? = nil, skipReason: String? = nil, output: [CapturedOutput] = [], duration: Duration = .zero,
    seed: UInt64? = nil
  ) {
    self.scenario = scenario
    self.attempt = attempt
    self.willRetry = willRetry
    self.worker = worker
    self.steps = steps
    self.failure = failure
    self.skipReason = skipReason
    self.output = output
    self.duration = duration
    self.seed = seed
  }
}

/// What a process printed while a scenario ran.
public struct CapturedOutput: Equatable, Codable, Sendable {
  /// Who printed it: nil for the steps themselves, else the app's name.
  public var app: String?
  /// What it printed.
  public var text: String

  /// Makes captured output.
  public init(app: String? = nil, text: String) {
    self.app = app
    self.text = text
  }
}
