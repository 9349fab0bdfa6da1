import Observation

/// What the sign-up app shows, and what it does.
@Observable
@MainActor
final class SignUpModel {
  /// The screens there are.
  enum Place: Sendable {
    /// Where a person signs up.
    case signUp
    /// Where a person who is signed in is welcome.
    case welcome
    /// Where the welcome screen leads.
    case destination
  }

  /// What is in the text field.
  var name = ""
  /// The screen that is shown.
  private(set) var place: Place
  /// Whether the welcome alert lies over it.
  private(set) var isAlertShown = false

  /// Makes a model that starts signed in, or not.
  init(isSignedIn: Bool) {
    place = isSignedIn ? .welcome : .signUp
  }

  /// Signs in, where there is a name.
  func signUp() {
    guard !name.allSatisfy(\.isWhitespace) else { return }
    place = .welcome
  }

  /// Shows the welcome alert.
  func showAlert() { isAlertShown = true }

  /// Puts the welcome alert away.
  func dismissAlert() { isAlertShown = false }

  /// Goes to the destination.
  func goToDestination() { place = .destination }

  /// Goes back to the welcome screen.
  func goBack() { place = .welcome }
}
