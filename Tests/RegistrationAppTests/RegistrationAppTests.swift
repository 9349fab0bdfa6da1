import AppInterface
import Brolly
import RegistrationFunctions
import TestSupport
import Testing

/// The app as a process, its screen whole; injected, and with the real side effects against a server on this machine.
@MainActor @Suite struct `The registration app` {
  private func registrationApp(_ address: String? = nil) -> App {
    let app = ScenarioApps { BuiltProducts.path($0) }.app(named: "RegistrationApp")
    app.launchEnvironment["REGISTRATION_API"] = address
    return app
  }

  private func testAppF(check: Stub<Bool> = .success(true), attempt: Stub<Bool> = .success(true)) -> TestAppF {
    var appF = TestAppF()
    appF.checkEmailAvailability = check
    appF.attemptRegistration = attempt
    return appF
  }

  private func fillIn(_ app: App) async throws {
    try await app.textFields.firstMatch.typeText("a@b.io")
    try await app.secureTextFields["passwordTextField"].typeText("password")
    try await app.secureTextFields["Confirm Password"].typeText("password")
  }

  private func screen(of app: App) async throws -> String {
    try await app.snapshot().outline.joined(separator: "\n")
  }

  private let filledIn = """
    other
      staticText  "Email Address"
      textField   "a@b.io"
    secureTextField  "••••••••" (passwordTextField)
    secureTextField  "••••••••" (placeholder "Confirm Password")
    button           "REGISTER"
    """

  @Test func `shows its form, then the welcome`() async throws {
    let app = registrationApp()
    try await app.launch(injecting: testAppF())
    let empty = """
      other
        staticText  "Email Address"
        textField
      secureTextField  "passwordTextField" (value "")
      secureTextField  "Confirm Password" (value "")
      button           "REGISTER" (disabled)
      """
    #expect(try await screen(of: app) == empty)
    try await fillIn(app)
    #expect(try await screen(of: app) == filledIn)
    try await app.buttons["REGISTER"].tap()
    try await app.staticTexts["Welcome"].waitForExistence()
    #expect(try await screen(of: app) == #"staticText  "Welcome""#)
    await app.terminate()
  }

  @Test func `shows what went wrong below the form`() async throws {
    let app = registrationApp()
    try await app.launch(injecting: testAppF(attempt: .failure(StubFailure(status: 503))))
    try await fillIn(app)
    try await app.buttons["REGISTER"].tap()
    try await app.staticTexts["errorMessage"].wait(for: \.label, toEqual: "Our custom error message")
    #expect(
      try await screen(of: app)
        == "\(filledIn)\nstaticText       \"Our custom error message\" (errorMessage)")
    await app.terminate()
  }

  @Test func `passes a wait that is long enough for the injected delay`() async throws {
    let app = registrationApp()
    app.stopsClock = true
    try await app.launch(injecting: testAppF(attempt: .success(true, after: .seconds(2))))
    try await fillIn(app)
    try await app.buttons["REGISTER"].tap()
    try await app.advanceClock(by: .milliseconds(1999))
    #expect(try await !app.staticTexts["Welcome"].exists)
    try await app.advanceClock(by: .milliseconds(1))
    try await app.staticTexts["Welcome"].waitForExistence(timeout: .seconds(10))
    await app.terminate()
  }

  @Test func `fails a wait that is not, and says how long it was and what was there instead`() async throws {
    let app = registrationApp()
    try await app.launch(injecting: testAppF(attempt: .success(true, after: .seconds(3600))))
    try await fillIn(app)
    try await app.buttons["REGISTER"].tap()
    let error = await #expect(throws: AppError.self) {
      try await app.staticTexts["Welcome"].waitForExistence(timeout: .milliseconds(50))
    }
    let screen = filledIn.split(separator: "\n").map { "\n  " + $0 }.joined()
    #expect(error?.kind == .noSuchElement)
    #expect(
      error?.description == #"no staticText "Welcome" on the screen of RegistrationApp within 0.05 s."# + screen)
    await app.terminate()
  }

  @Test func `asks the real service where nothing is injected, and tells it no password`() async throws {
    let server = try LoopbackServer(
      .init(body: #"{"isAvailable": true}"#), .init(status: 503), .init(status: 201, body: #"{"isRegistered": true}"#))
    defer { server.stop() }
    let app = registrationApp(server.address)
    try await app.launch()
    try await fillIn(app)
    try await app.buttons["REGISTER"].tap()
    try await app.staticTexts["Our custom error message"].waitForExistence(timeout: .seconds(10))
    try await app.buttons["REGISTER"].tap()
    try await app.staticTexts["Welcome"].waitForExistence(timeout: .seconds(10))
    let registration = #"{"email":"a@b.io","passwordHash":"\#(PasswordHash(of: "password").hexadecimal)"}"#
    #expect(server.bodies == [#"{"email":"a@b.io"}"#, registration, registration])
    await app.terminate()
  }

  @Test func `tells of a check that the real service fails`() async throws {
    let app = registrationApp(try LoopbackSocket().address)
    try await app.launch()
    try await app.textFields.firstMatch.typeText("a@b.io")
    try await app.staticTexts["Our custom error message"].waitForExistence(timeout: .seconds(10))
    await app.terminate()
  }
}
