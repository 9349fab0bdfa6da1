import Observation
import RegistrationFunctions

/// What the registration app shows, and what it does.
@Observable
@MainActor
final class RegistrationModel {
  /// What is filled in.
  private(set) var form = RegistrationForm()
  /// What went wrong, if something did.
  private(set) var errorMessage: String?
  /// Whether the newcomer is registered.
  private(set) var isRegistered = false

  private var availability = EmailAvailability.unknown
  private var isAttempting = false
  private let functions: any AppFunctions

  /// Makes a model that asks the world through these functions.
  init(_ functions: any AppFunctions) {
    self.functions = functions
  }

  /// Whether the form can be sent.
  var isRegisterEnabled: Bool { form.isComplete && availability != .taken }

  /// Takes the e-mail address as it is after a key, and asks whether it is free where it is valid.
  func enter(emailAddress: String) async {
    form.emailAddress = emailAddress
    show(.unknown)
    guard form.hasValidEmailAddress else { return }
    let availability = await availability(of: emailAddress)
    // An answer that comes after the next key is about another address.
    if form.emailAddress == emailAddress { show(availability) }
  }

  /// Takes the password as it is after a key.
  func enter(password: String) {
    form.password = password
  }

  /// Takes the repeated password as it is after a key.
  func enter(confirmation: String) {
    form.confirmation = confirmation
  }

  /// Sends the form, unless it is not complete or is being sent already.
  func register() async {
    guard isRegisterEnabled, !isAttempting else { return }
    errorMessage = nil
    isAttempting = true
    defer { isAttempting = false }
    isRegistered = await attempt(form)
    if isRegistered { form = RegistrationForm() } else { errorMessage = Message.failure }
  }

  private func show(_ availability: EmailAvailability) {
    self.availability = availability
    switch availability {
    case .unknown, .free: errorMessage = nil
    case .taken: errorMessage = Message.taken
    case .notTold: errorMessage = Message.failure
    }
  }

  private func availability(of emailAddress: String) async -> EmailAvailability {
    do {
      return try await functions.checkEmailAvailability(email: emailAddress) ? .free : .taken
    } catch {
      return .notTold
    }
  }

  private func attempt(_ form: RegistrationForm) async -> Bool {
    do {
      return try await functions.attemptRegistration(
        email: form.emailAddress, passwordHash: PasswordHash(of: form.password))
    } catch {
      return false
    }
  }

  private enum Message {
    static let taken = "Sorry, provided email address is already taken"
    static let failure = "Our custom error message"
  }
}
