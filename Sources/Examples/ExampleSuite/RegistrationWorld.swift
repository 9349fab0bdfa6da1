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

  func element(for field: RegistrationField) -> Element {
    switch field {
    case .emailAddress: app.textFields.firstMatch
    case .password: app.secureTextFields["passwordTextField"]
    case .confirmation: app.secureTextFields["Confirm Password"]
    }
  }
}
