public import AppHost

/// The side effects that a scenario injects.
public struct TestAppF: Codable, Sendable {
  /// Whether an e-mail address is free.
  public var checkEmailAvailability = Stub<Bool>()
  /// Whether a registration is granted.
  public var attemptRegistration = Stub<Bool>()

  /// Makes side effects of which nothing is set up.
  public init() {}
}

// The stubs are called by their whole name: `checkEmailAvailability(email)` would be the function that calls them.
extension TestAppF: AppFunctions {
  /// Gives the answer whose turn it is.
  public func checkEmailAvailability(email: String) async throws -> Bool {
    try await checkEmailAvailability.callAsFunction(email)
  }

  /// Gives the answer whose turn it is.
  public func attemptRegistration(email: String, passwordHash: PasswordHash) async throws -> Bool {
    try await attemptRegistration.callAsFunction(email, passwordHash)
  }
}
