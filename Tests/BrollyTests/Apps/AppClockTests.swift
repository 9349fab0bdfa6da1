import AppInterface
import Brolly
import Testing

@MainActor @Suite struct `The clock of an app` {
  private func launched() async throws -> App {
    let app = fixtureApp("shows-a-clock")
    app.stopsClock = true
    try await app.launch(injecting: FixtureFunctions())
    return app
  }

  @Test func `wakes those who sleep in the order of their deadlines`() async throws {
    let app = try await launched()
    try await app.buttons["Sleep"].tap()
    try await app.advanceClock(by: .seconds(3))
    #expect(try await app.staticTexts["woken"].label == "a at 1.0 seconds, b at 2.0 seconds, c at 3.0 seconds")
    await app.terminate()
  }

  @Test func `stands still until those have come to rest who may go to sleep, however many turns they take`()
    async throws
  {
    let app = try await launched()
    try await app.buttons["Sleep after many turns"].tap()
    try await app.advanceClock(by: .seconds(3))
    let woken = "turn 1 at 1.0 seconds, turn 2 at 2.0 seconds, turn 3 at 3.0 seconds"
    #expect(try await app.staticTexts["woken"].label == woken)
    await app.terminate()
  }

  @Test func `goes on in an app that never rests`() async throws {
    let app = try await launched()
    try await app.buttons["Never rest"].tap()
    try await app.buttons["Sleep"].tap()
    try await app.advanceClock(by: .seconds(1))
    try await app.staticTexts["woken"].wait(for: \.label, toEqual: "a at 1.0 seconds", timeout: .seconds(10))
    await app.terminate()
  }
}
