/// What a runner asks of an app; each request bears a number, which the answer repeats.
public enum RunnerMessage: Equatable, Codable, Sendable {
  /// Do this to that element.
  case perform(Int, ElementAction, on: ElementReference)
  /// Tell which calls of a stubbed function there were.
  case calls(Int, of: String)
}
