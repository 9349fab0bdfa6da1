import Brolly
import RegistrationFunctions

/// What the steps of a registration scenario share.
final class RegistrationWorld: World {
  var appF = TestAppF()
  let app: App

  init(_ scenario: ScenarioContext) {
    app = scenario.app("RegistrationApp")
  }

  var registerButton: Element { app.buttons["REGISTER"] }
  var errorMessage: Element { app.staticTexts["errorMessage"] }
  var welcome: Element { app.staticTexts["Welcome"] }

  /// Found as Xcode's recorder writes it for a field that has no name of its own.
  private var emailAddressField: Element {
    app.otherElements.containing(.staticText, identifier: "Email Address").children(matching: .textField).element
  }

  func element(for field: RegistrationField) -> Element {
    switch field {
    case .emailAddress: emailAddressField
    case .password: app.secureTextFields["passwordTextField"]
    case .confirmation: app.secureTextFields["Confirm Password"]
    }
  }
}
