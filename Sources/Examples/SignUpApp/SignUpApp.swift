import AppHost

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A person signs up with a name, and is welcome.
@main
struct SignUpApp {
  @MainActor
  static func main() async {
    let process = ProcessInfo.processInfo
    let startUp = StartUp(arguments: process.arguments, environment: process.environment)
    let model = SignUpModel(isSignedIn: startUp.isSignedIn)
    await AppHost.run { screen(of: model) }
  }

  @MainActor
  @ScreenBuilder
  private static func screen(of model: SignUpModel) -> [ScreenNode] {
    switch model.place {
    case .signUp:
      TextField("Add your name...", identifier: "SignUpTextField", text: model.name) { model.name = $0 }
      Button("Sign Up", identifier: "SignUpButton") { model.signUp() }
    case .welcome:
      welcomeScreen(of: model)
    case .destination:
      NavigationBar("DESTINATION") {
        Button("WELCOME") { model.goBack() }
      }
      StaticText("DESTINATION")
    }
  }

  @MainActor
  @ScreenBuilder
  private static func welcomeScreen(of model: SignUpModel) -> [ScreenNode] {
    NavigationBar("WELCOME")
    Button("Show Welcome Alert!", identifier: "ShowAlertButton") { model.showAlert() }
    Button("NAVIGATION", identifier: "NavigationLinkToDestination") { model.goToDestination() }
    if model.isAlertShown {
      Alert("WELCOME TO THE WORLD!") {
        Button("OK") { model.dismissAlert() }
      }
    }
  }
}
