import Brolly
import TestSupport
import Testing

/// The app as a process, its screen whole.
@MainActor @Suite struct `The sign-up app` {
  private func launched(_ arguments: [String] = [], _ environment: [String: String] = [:]) async throws -> App {
    let app = ScenarioApps { BuiltProducts.path($0) }.app(named: "SignUpApp")
    app.launchArguments = arguments
    app.launchEnvironment = environment
    try await app.launch()
    return app
  }

  private func screen(of app: App) async throws -> String {
    try await app.snapshot().outline.joined(separator: "\n")
  }

  private let signUp = """
    textField  "SignUpTextField" (value "", placeholder "Add your name...")
    button     "Sign Up" (SignUpButton)
    """

  private let welcome = """
    navigationBar  "WELCOME"
    button         "Show Welcome Alert!" (ShowAlertButton)
    button         "NAVIGATION" (NavigationLinkToDestination)
    """

  private let destination = """
    navigationBar  "DESTINATION"
      button  "WELCOME"
    staticText     "DESTINATION"
    """

  @Test func `signs up with a name`() async throws {
    let app = try await launched()
    #expect(try await screen(of: app) == signUp)
    try await app.textFields["SignUpTextField"].typeText("Ada")
    try await app.buttons["SignUpButton"].tap()
    #expect(try await screen(of: app) == welcome)
    await app.terminate()
  }

  @Test func `stays where it is without a name`() async throws {
    let app = try await launched()
    try await app.buttons["Sign Up"].tap()
    #expect(try await screen(of: app) == signUp)
    try await app.textFields["Add your name..."].typeText("A\u{8}")
    try await app.buttons["Sign Up"].tap()
    #expect(try await screen(of: app) == signUp)
    await app.terminate()
  }

  @Test(arguments: [(["-UITest_startSignedIn"], [:]), ([], ["-UITest_startSignedIn2": "true"])])
  func `starts signed in where it is told to`(arguments: [String], environment: [String: String]) async throws {
    let app = try await launched(arguments, environment)
    #expect(try await screen(of: app) == welcome)
    await app.terminate()
  }

  @Test func `forgets that it was signed in when it is launched anew`() async throws {
    let app = try await launched(["-UITest_startSignedIn"])
    app.launchArguments = []
    try await app.launch()
    #expect(try await screen(of: app) == signUp)
    await app.terminate()
  }

  @Test func `welcomes with an alert until it is confirmed`() async throws {
    let app = try await launched(["-UITest_startSignedIn"])
    try await app.buttons["ShowAlertButton"].tap()
    let alert = "alert          \"WELCOME TO THE WORLD!\"\n  button  \"OK\""
    #expect(try await screen(of: app) == "\(welcome)\n\(alert)")
    try await app.alerts["WELCOME TO THE WORLD!"].buttons["OK"].tap()
    #expect(try await screen(of: app) == welcome)
    await app.terminate()
  }

  @Test func `leads to the destination and back`() async throws {
    let app = try await launched(["-UITest_startSignedIn"])
    try await app.buttons["NavigationLinkToDestination"].tap()
    #expect(try await screen(of: app) == destination)
    try await app.navigationBars.buttons["WELCOME"].tap()
    #expect(try await screen(of: app) == welcome)
    await app.terminate()
  }
}
