/// The app's side effects: everything that it asks of the world outside.
public protocol AppFunctions: Sendable {
  /// Asks whether nobody has registered with an e-mail address yet.
  func checkEmailAvailability(email: String) async throws -> Bool

  /// Asks to be registered, and tells whether that was granted.
  func attemptRegistration(email: String, passwordHash: PasswordHash) async throws -> Bool
}
