import AppInterface
import Brolly
import Diagnostics
import TestSupport
import Testing

/// The first screen of the fixture, as an error shows it below a line of its own.
let counterScreen = """
      navigationBar  "Counter"
      staticText     "0" (count)
      button         "Add one" (addButton)
      button         "Fetch"
      button         "Trap"
      button         "Leave"
      button         "Hang"
      button         "Twin"
      button         "Twin"
  """

@MainActor @Suite struct `A condition` {
  private func deeper(_ lines: String) -> String {
    lines.split(separator: "\n").map { "  " + $0 }.joined(separator: "\n")
  }

  private func launched() async throws -> App {
    let app = fixtureApp()
    try await app.launch(injecting: FixtureFunctions())
    return app
  }

  private func error(_ body: () async throws -> Void) async -> AppError? {
    await #expect(throws: AppError.self) { try await body() }
  }

  @Test func `that does not come to hold tells what it looked at, the time and the screen`() async throws {
    let app = try await launched()
    let error = await error {
      try await eventually(timeout: .milliseconds(30)) {
        let isThere = try await app.images["sun"].exists
        let isLarge = try await app.buttons.count > 7
        return try await app.staticTexts["count"].label == "1" && isThere && isLarge
      }
    }
    #expect(error?.kind == .conditionNotMet)
    #expect(
      error?.description == """
        The condition did not come to hold within 0.03 s.
          It looked at:
            image "sun": nothing
            button: 7 elements
            staticText "count": staticText "0" (count)
          The screen of FixtureApp:
        \(counterScreen)
        """)
    #expect(error?.location?.file.hasSuffix("Tests/BrollyTests/Apps/AppConditionTests.swift") == true)
    await app.terminate()
  }

  @Test func `waits for nothing inside itself`() async throws {
    let app = try await launched()
    app.timeout = .seconds(600)
    let error = await error {
      try await eventually(timeout: .milliseconds(30)) { try await app.images["sun"].label == "Sun" }
    }
    #expect(
      error?.description == """
        The condition did not come to hold within 0.03 s.
          It said last:
            no image "sun" on the screen of FixtureApp.
        \(deeper(counterScreen))
        """)
    try await never(during: .milliseconds(30)) { try await app.images["sun"].label == "Sun" }
    await app.terminate()
  }

  @Test func `about two apps is looked at when either changes`() async throws {
    let apps = ScenarioApps { _ in BuiltProducts.path("FixtureApp") }
    let (left, right) = (apps.app(named: "Left"), apps.app(named: "Right"))
    try await left.launch()
    try await right.launch()
    try await left.buttons["Add one"].tap()
    try await right.buttons["Add one"].tap()
    try await eventually {
      let label = try await left.staticTexts["count"].label
      return try await right.staticTexts["count"].label == label
    }
    _ = await apps.endAll()
  }

  @Test func `that asks an app which has ended fails at once`() async throws {
    let app = try await launched()
    await #expect(throws: AppError.self) { try await app.buttons["Leave"].tap() }
    let error = await error {
      try await eventually(timeout: .seconds(600)) { try await app.images["sun"].exists }
    }
    #expect(error?.kind == .crashed)
    try await eventually { app.state == .notRunning }
    await app.terminate()
  }

  @Test func `of a property that cannot be read has no place inside Brolly`() async throws {
    let app = try await launched()
    app.timeout = .milliseconds(10)
    let error = await error { _ = try await app.images["sun"].label }
    #expect(error?.location == nil)
    #expect(error?.description.hasPrefix("no image \"sun\" on the screen of FixtureApp within 0.01 s.\n") == true)
    await app.terminate()
  }
}
