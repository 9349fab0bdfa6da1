/// Why the registration service could not be asked.
public enum RegistrationFailure: Error, Equatable {
  /// The environment variable that should hold the service's address does not.
  case noAddress(variable: String)
  /// The service could not be reached.
  case connection
  /// The service answered with a status that is no success.
  case status(Int)
  /// The service answered with something that is no answer.
  case malformed
}
