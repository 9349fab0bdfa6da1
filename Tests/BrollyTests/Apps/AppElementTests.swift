import AppInterface
import Brolly
import Diagnostics
import Reporting
import TestSupport
import Testing

@MainActor @Suite struct `Driving an app` {
  private func launched(_ functions: FixtureFunctions = FixtureFunctions()) async throws -> App {
    let app = fixtureApp()
    try await app.launch(injecting: functions)
    return app
  }

  private let screen = """
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

  @Test func `a tap shows what it changed`() async throws {
    let app = try await launched()
    for _ in 1...3 { try await app.buttons["Add one"].tap() }
    #expect(try await app.staticTexts["count"].label == "3")
    #expect(try await app.staticTexts["3"].exists)
    #expect(try await app.navigationBars["Counter"].exists)
    #expect(try await app.buttons.count == 7)
    await app.terminate()
  }

  @Test func `while an answer is awaited its button is disabled, and others are not`() async throws {
    let app = try await launched(FixtureFunctions(fetch: .success(42, after: .seconds(3600))))
    try await app.buttons["Fetch"].tap()
    #expect(try await app.buttons["Fetch"].isEnabled == false)
    try await app.buttons["Add one"].tap()
    #expect(try await app.staticTexts["count"].label == "1")
    await app.terminate()
  }

  @Test func `an answer that takes its time arrives, and its button is enabled again`() async throws {
    let app = try await launched(FixtureFunctions(fetch: .success(42, after: .milliseconds(50))))
    try await app.buttons["Fetch"].tap()
    try await app.staticTexts["42"].waitForExistence(timeout: .seconds(60))
    try await app.buttons["Fetch"].wait(for: \.isEnabled, toEqual: true, timeout: .seconds(60))
    await app.terminate()
  }

  @Test func `an error, then a success, with the calls that there were`() async throws {
    let app = try await launched(FixtureFunctions(fetch: .sequence([.failure(StubFailure(status: 503)), .success(7)])))
    try await app.buttons["Fetch"].tap()
    try await app.alerts["Something went wrong"].staticTexts["status 503"].waitForExistence()
    try await app.alerts.firstMatch.buttons["OK"].tap()
    try await app.alerts.element.waitForNonExistence()
    try await app.buttons["Fetch"].tap()
    try await app.staticTexts["7"].waitForExistence()
    let calls = try await app.calls("fetch")
    #expect(try calls.map { try $0.argument(0, as: String.self) } == ["tap 0", "tap 0"])
    #expect(try await app.calls("other").isEmpty)
    await app.terminate()
  }

  @Test func `waiting in vain shows the query, the time, what is near, and the screen`() async throws {
    let app = try await launched()
    let error = await #expect(throws: AppError.self) {
      try await app.buttons["Ad one"].waitForExistence(timeout: .milliseconds(100))
    }
    #expect(error?.kind == .noSuchElement)
    #expect(error?.failureKind == .assertion)
    #expect(error?.location?.file.hasSuffix("Tests/BrollyTests/Apps/AppElementTests.swift") == true)
    #expect(
      error?.description == """
        no button "Ad one" on the screen of FixtureApp within 0.1 s; did you mean "Add one"?
        \(screen)
        """)
    await app.terminate()
  }

  @Test func `what is of another type is told so`() async throws {
    let app = try await launched()
    let error = await #expect(throws: AppError.self) {
      try await app.staticTexts["Fetch"].waitForExistence(timeout: .milliseconds(50))
    }
    #expect(
      error?.description == """
        no staticText "Fetch" on the screen of FixtureApp within 0.05 s; it is a button.
        \(screen)
        """)
    await app.terminate()
  }

  @Test func `a doubled and an idle element take no tap`() async throws {
    let app = try await launched()
    app.timeout = .zero
    let doubled = await #expect(throws: AppError.self) { try await app.buttons["Twin"].tap() }
    #expect(doubled?.kind == .ambiguousElement)
    #expect(
      doubled?.description == """
        2 elements are button "Twin" on the screen of FixtureApp; name one by its identifier, or take firstMatch or \
        element(boundBy:).
        \(screen)
        """)
    let idle = await #expect(throws: AppError.self) { try await app.staticTexts["count"].tap() }
    #expect(idle?.kind == .elementNotInteractable)
    #expect(
      idle?.description == """
        staticText "count" on the screen of FixtureApp takes no tap: a tap does nothing to it.
        \(screen)
        """)
    await app.terminate()
  }

  @Test func `a disabled element takes no tap`() async throws {
    let app = try await launched(FixtureFunctions(fetch: .success(1, after: .seconds(60))))
    try await app.buttons["Fetch"].tap()
    app.timeout = .milliseconds(50)
    let error = await #expect(throws: AppError.self) { try await app.buttons["Fetch"].tap() }
    #expect(
      error?.description.hasPrefix(
        "button \"Fetch\" on the screen of FixtureApp takes no tap within 0.05 s: it is disabled.\n") == true)
    await app.terminate()
  }

  @Test func `a property that does not change is told with both values`() async throws {
    let app = try await launched()
    let error = await #expect(throws: AppError.self) {
      try await app.staticTexts["count"].wait(for: \.label, toEqual: "1", timeout: .milliseconds(50))
    }
    #expect(
      error?.description == """
        label of staticText "count" on the screen of FixtureApp is "0" after 0.05 s, not "1".
        \(screen)
        """)
    await app.terminate()
  }

  @Test func `an app that is not running says how to launch it`() async {
    let error = await #expect(throws: AppError.self) { try await fixtureApp().buttons["Fetch"].tap() }
    #expect(
      error?.description == "FixtureApp is not running; launch it first: try await app.launch(injecting: …).")
  }
}
