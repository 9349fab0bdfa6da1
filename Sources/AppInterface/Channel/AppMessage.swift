/// What an app tells its runner.
public enum AppMessage: Equatable, Codable, Sendable {
  /// The first message of all. Its form is the same in every version, so that versions can be compared.
  case greeting(version: Int)
  /// The injected value was read as this type.
  case injectionRead(type: String)
  /// The injected value does not decode; the app stops.
  case injectionRefused(reason: String)
  /// The screen as it is now; sent when it has changed.
  case screen(ElementSnapshot)
  /// A stubbed function was called. It is sent before the acknowledgement of the action that led to it, so that who has
  /// the acknowledgement has the calls.
  case called(StubCall, of: String)
  /// A stubbed function was called that the scenario did not set up.
  case calledUnprepared(function: String)
  /// The request with this number has been taken: its synchronous part has run and the screen after it was sent.
  case done(Int)
  /// What was asked for with this number cannot be done.
  case refused(Int, WireError)
}
