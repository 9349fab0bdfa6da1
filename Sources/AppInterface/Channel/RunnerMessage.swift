/// What a runner asks of an app; each request bears a number, which the answer repeats.
public enum RunnerMessage: Equatable, Codable, Sendable {
  /// Do this to that element.
  case perform(Int, ElementAction, on: ElementReference)
  /// Let this much time pass on the app's clock.
  case advanceClock(Int, by: Duration)
}
