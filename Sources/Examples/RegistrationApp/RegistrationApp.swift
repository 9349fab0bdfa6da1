import AppHost
import RegistrationFunctions

/// A newcomer registers with an e-mail address and a password.
@main
struct RegistrationApp {
  @MainActor
  static func main() async {
    let functions: any AppFunctions = Injection.decode(TestAppF.self) ?? AppF()
    let model = RegistrationModel(functions)
    await AppHost.run { screen(of: model) }
  }

  @MainActor
  @ScreenBuilder
  private static func screen(of model: RegistrationModel) -> [ScreenNode] {
    if model.isRegistered {
      StaticText("Welcome")
    } else {
      form(of: model)
      if let message = model.errorMessage { StaticText(message, identifier: "errorMessage") }
    }
  }

  @MainActor
  @ScreenBuilder
  private static func form(of model: RegistrationModel) -> [ScreenNode] {
    Other {
      StaticText("Email Address")
      TextField(text: model.form.emailAddress) { await model.enter(emailAddress: $0) }
    }
    SecureTextField(identifier: "passwordTextField", text: model.form.password) { model.enter(password: $0) }
    SecureTextField("Confirm Password", text: model.form.confirmation) { model.enter(confirmation: $0) }
    Button("REGISTER", isEnabled: model.isRegisterEnabled) { await model.register() }
  }
}
