public import FeatureFiles

/// Something that happened in a run. Reporters see these and nothing else.
///
/// The order is promised: `runStarted` comes first and `runEnded` last, whatever dies. For each attempt of a scenario there
/// is one `scenarioStarted`, then a `stepEnded` for each of its steps and hooks in order, then one `scenarioEnded` with the
/// whole result, which says whether another attempt follows; different scenarios may interleave. A scenario that is
/// selected and never started has one `scenarioNotRun` instead. A `runHookEnded` stands anywhere in between.
public struct RunEvent: Sendable {
  /// The kinds of what happened, each with what belongs to it; what is large is kept aside, as an event goes through many
  /// hands.
  public enum Kind: Sendable {
    /// The run begins.
    indirect case runStarted(RunHeader)
    /// A hook of the run or of a worker ended, or a worker could not be started.
    indirect case runHookEnded(RunHookResult)
    /// An attempt of a scenario begins.
    case scenarioStarted(Scenario, attempt: Int, worker: Int)
    /// A step or a hook of a scenario ended.
    case stepEnded(Scenario, attempt: Int, StepResult)
    /// An attempt of a scenario ended.
    indirect case scenarioEnded(ScenarioResult)
    /// A selected scenario will not be run.
    case scenarioNotRun(Scenario, reason: String)
    /// The run is over.
    case runEnded(RunEnding)
  }

  /// What happened.
  public var kind: Kind
  /// When it happened.
  public var instant: ContinuousClock.Instant

  /// Makes an event.
  public init(_ kind: Kind, at instant: ContinuousClock.Instant = .now) {
    self.kind = kind
    self.instant = instant
  }
}
