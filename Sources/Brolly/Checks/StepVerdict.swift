/// What a step throws that neither holds nor fails.
public struct StepVerdict: Error, Sendable {
  enum Outcome: Sendable {
    case pending
    case skipped
  }

  let outcome: Outcome
  let reason: String?
}

extension Error where Self == StepVerdict {
  /// The step is not written yet: `throw .pending("the design is open")`. A run with pending steps is not green.
  public static func pending(_ reason: String? = nil) -> StepVerdict {
    StepVerdict(outcome: .pending, reason: reason)
  }

  /// The step is not written yet, and there is nothing to say of it.
  public static var pending: StepVerdict { pending(nil) }

  /// The rest of the scenario makes no sense here: `throw .skipped("no camera")`. A skipped scenario is green.
  public static func skipped(_ reason: String? = nil) -> StepVerdict {
    StepVerdict(outcome: .skipped, reason: reason)
  }

  /// The rest of the scenario makes no sense here.
  public static var skipped: StepVerdict { skipped(nil) }
}
