import RegistrationFunctions

/// Side effects that do what a test says.
struct ScriptedFunctions: AppFunctions {
  var check: @Sendable (String) async throws -> Bool = { _ in true }
  var attempt: @Sendable (String, PasswordHash) async throws -> Bool = { _, _ in true }

  func checkEmailAvailability(email: String) async throws -> Bool { try await check(email) }

  func attemptRegistration(email: String, passwordHash: PasswordHash) async throws -> Bool {
    try await attempt(email, passwordHash)
  }
}
