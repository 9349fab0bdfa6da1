import AppInterface
import Brolly
import Reporting
import TestSupport
import Testing

@MainActor @Suite struct `The end of an app` {
  @Test func `by a signal is told at once, and what it printed`() async throws {
    let app = fixtureApp()
    try await app.launch(injecting: FixtureFunctions(note: "last words"))
    let error = await #expect(throws: AppError.self) { try await app.buttons["Trap"].tap() }
    #expect(error?.kind == .crashed)
    #expect(error?.failureKind == .app)
    #expect(
      error?.description == """
        FixtureApp was ended by SIGILL (4) when button "Trap" was given a tap.
          Its output:
            note: last words
        """)
    let later = await #expect(throws: AppError.self) { try await app.staticTexts["count"].exists }
    #expect(later?.kind == .crashed)
    await app.terminate()
  }

  @Test func `by its own exit is told with the status`() async throws {
    let app = fixtureApp()
    try await app.launch()
    let error = await #expect(throws: AppError.self) { try await app.buttons["Leave"].tap() }
    #expect(
      error?.description == """
        FixtureApp exited with status 3 when button "Leave" was given a tap.
          It printed nothing.
        """)
    await app.terminate()
  }

  @Test func `an app that hangs is a time-out, and is ended`() async throws {
    let app = fixtureApp()
    try await app.launch()
    app.launchTimeout = .milliseconds(100)
    let error = await #expect(throws: AppError.self) { try await app.buttons["Hang"].tap() }
    #expect(error?.kind == .timeout)
    #expect(
      error?.description == """
        FixtureApp did not answer within 0.1 s when button "Hang" was given a tap.
          It printed nothing.
        """)
    await app.terminate()
    #expect(app.state == .notRunning)
  }

  @Test func `comes to an app that ignores SIGTERM`() async throws {
    let app = fixtureApp("ignores-termination")
    try await app.launch()
    let process = try processNumber(app)
    await app.terminate()
    #expect(!processExists(process))
  }

  @Test func `comes to the children that an app leaves`() async throws {
    let apps = ScenarioApps { BuiltProducts.path($0) }
    let app = fixtureApp("leaves-child", in: apps)
    try await app.launch()
    let child = try #require(Int32(app.output.split(separator: " ").last?.dropLast() ?? ""))
    #expect(processExists(child))
    let outputs = await apps.endAll()
    #expect(outputs.map(\.name) == ["FixtureApp"])
    #expect(outputs.map(\.output) == ["child \(child)\n"])
    #expect(await isGone(child))
  }

  @Test func `leaves the beginning and the end of a flood of output`() async throws {
    let app = fixtureApp("floods")
    try await app.launch()
    await app.terminate()
    let line = String(repeating: "x", count: 1023) + "\n"
    let most = String(repeating: line, count: 64)
    let cut = 4096 * 1024 - 2 * most.utf8.count
    #expect(app.output == most + "\n[… \(cut) bytes cut …]\n" + most)
  }
}
