import AppInterface
import Brolly
import Reporting
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@MainActor @Suite struct `An app that misbehaves` {
  @Test func `by writing to the channel is told so, with what it wrote`() async throws {
    let app = fixtureApp("garbles")
    try await app.launch()
    kill(try processNumber(app), SIGUSR1)
    let error = await #expect(throws: AppError.self) {
      try await app.images["never"].waitForExistence(timeout: .seconds(60))
    }
    #expect(error?.kind == .channelLost)
    #expect(error?.failureKind == .app)
    let sentence = "The channel to FixtureApp is garbled: what came over the channel is not a message: "
    #expect(error?.description.hasPrefix(sentence + "\"oops, wrong file\".\n  Its output:\n    process ") == true)
    await app.terminate()
    #expect(app.state == .notRunning)
  }

  @Test func `by printing all the time is driven all the same`() async throws {
    let app = fixtureApp("floods-for-ever")
    try await app.launch()
    for _ in 1...10 { try await app.buttons["Add one"].tap() }
    #expect(try await app.staticTexts["count"].label == "10")
    try await eventually(timeout: .seconds(60)) { app.output.contains(" bytes cut …]") }
    await app.terminate()
    #expect(app.output.utf8.count < 140_000)
  }

  @Test(arguments: ["closes-input", "closes-output"])
  func `by closing its streams is driven all the same`(behavior: String) async throws {
    let app = fixtureApp(behavior)
    try await app.launch()
    try await app.buttons["Add one"].tap()
    #expect(try await app.staticTexts["count"].label == "1")
    await app.terminate()
    #expect(app.output == "")
  }

  #if os(Linux)
    @Test func `by leaving a process in a session of its own leaves none`() async throws {
      let app = fixtureApp("leaves-session")
      try await app.launch()
      try await eventually(timeout: .seconds(60)) { app.output.contains("child ") && app.output.hasSuffix("\n") }
      let child = try #require(Int32(app.output.dropFirst(6).dropLast()))
      #expect(getsid(child) == child)
      await app.terminate()
      #expect(!processExists(child))
    }
  #endif
}

@MainActor @Suite struct `A label` {
  @Test(arguments: [
    "a \"quoted\" 'word' \\", "two\nlines\r\nand three", "👩‍👩‍👧 family 🇪🇺", "שלום עולם", "\u{202E}reversed",
    "a\u{0}b\u{1B}[31m", "e\u{301}", String(repeating: "☂", count: 1 << 20 / 3 + 1),
  ])
  func `arrives and is found whatever is in it`(text: String) async throws {
    let app = fixtureApp()
    try await app.launch(injecting: FixtureFunctions(fetch: .failure(StubFailure(reason: text))))
    try await app.buttons["Fetch"].tap()
    try await app.alerts.staticTexts[text].waitForExistence(timeout: .seconds(60))
    #expect(try await app.alerts.staticTexts.element.label == text)
    await app.terminate()
  }
}
