import Testing

@testable import SignUpApp

@MainActor @Suite struct `The sign-up model` {
  @Test(arguments: [(false, SignUpModel.Place.signUp), (true, .welcome)])
  func `starts signed in, or not`(isSignedIn: Bool, place: SignUpModel.Place) {
    let model = SignUpModel(isSignedIn: isSignedIn)
    #expect(model.place == place)
    #expect(model.name == "")
    #expect(!model.isAlertShown)
  }

  @Test(arguments: [
    ("Ada", SignUpModel.Place.welcome), ("a", .welcome), (" Ada ", .welcome), ("é", .welcome), ("", .signUp),
    (" ", .signUp), ("\t\n", .signUp),
  ]) func `signs in with a name only`(name: String, place: SignUpModel.Place) {
    let model = SignUpModel(isSignedIn: false)
    model.name = name
    model.signUp()
    #expect(model.place == place)
  }

  @Test func `shows the alert until it is dismissed`() {
    let model = SignUpModel(isSignedIn: true)
    model.showAlert()
    #expect(model.isAlertShown)
    model.dismissAlert()
    #expect(!model.isAlertShown)
    #expect(model.place == .welcome)
  }

  @Test func `goes to the destination and back`() {
    let model = SignUpModel(isSignedIn: true)
    model.goToDestination()
    #expect(model.place == .destination)
    model.goBack()
    #expect(model.place == .welcome)
  }

  @Test(arguments: [
    ([], [:], false),
    (["-UITest_startSignedIn"], [:], true),
    (["-verbose", "-UITest_startSignedIn", "yes"], [:], true),
    (["-UITest_startSignedIn2"], [:], false),
    (["UITest_startSignedIn", "-UITest_startSignedIn=true"], [:], false),
    ([], ["-UITest_startSignedIn2": "true"], true),
    ([], ["-UITest_startSignedIn2": "false"], false),
    ([], ["-UITest_startSignedIn2": ""], false),
    ([], ["-UITest_startSignedIn2": "1"], false),
    ([], ["-UITest_startSignedIn": "true"], false),
    (["-UITest_startSignedIn"], ["-UITest_startSignedIn2": "false"], true),
  ]) func `reads from its start whether it is signed in`(
    arguments: [String], environment: [String: String], isSignedIn: Bool
  ) {
    let startUp = StartUp(arguments: ["SignUpApp"] + arguments, environment: environment)
    #expect(startUp.isSignedIn == isSignedIn)
  }
}
