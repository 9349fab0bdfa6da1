import AppInterface
import Brolly
import TestSupport
import Testing

@MainActor @Suite struct `Injecting a value` {
  @Test func `reaches the app`() async throws {
    let app = fixtureApp()
    try await app.launch(injecting: FixtureFunctions(note: "sunny"))
    await app.terminate()
    #expect(app.output == "note: sunny\n")
  }

  @Test(arguments: [131_071, 131_072]) func `works at the limit of a variable and beyond it`(bytes: Int) async throws {
    let empty = try Injection(encoding: FixtureFunctions(note: ""))
    let room = bytes - empty.variable.utf8.count - 1 - empty.json.utf8.count
    let note = String(repeating: "n", count: room)
    let app = fixtureApp("counts-note")
    try await app.launch(injecting: FixtureFunctions(note: note))
    await app.terminate()
    #expect(app.output == "note of \(room)\n")
  }

  @Test func `leaves no file behind when it was large`() async throws {
    let app = fixtureApp("tells-injection")
    try await app.launch(injecting: FixtureFunctions(note: String(repeating: "n", count: 200_000)))
    await app.terminate()
    let path = try #require(app.output.split(separator: "\n").first { $0.hasPrefix("@/") }).dropFirst()
    #expect(app.output.contains("permissions 600 in 700\n"))
    #expect(!fileExists(String(path)))
  }

  @Test func `keeps a NUL inside a text`() async throws {
    let app = fixtureApp("counts-note")
    try await app.launch(injecting: FixtureFunctions(note: "a\0b"))
    await app.terminate()
    #expect(app.output == "note of 3\n")
  }

  @Test func `that the app does not understand stops it, and says where`() async {
    let app = fixtureApp()
    let error = await #expect(throws: AppError.self) {
      try await app.launch(injecting: ["fetch": ["success": "many"]])
    }
    #expect(error?.kind == .injection)
    let reason = """
      InjectedAppF does not decode as TestAppF, at fetch.success: Expected to decode Int but found a string instead.
      It holds: {"fetch":{"success":"many"}}
      """
    #expect(error?.description == "FixtureApp stopped: " + reason)
    #expect(app.output == reason + "\n")
  }

  @Test func `that is no JSON stops the app`() async {
    let app = fixtureApp()
    let error = await #expect(throws: AppError.self) { try await app.launch(injecting: Injection(json: "{fetch")) }
    #expect(error?.description.contains("InjectedAppF does not decode as TestAppF") == true)
  }

  @Test func `that the app never reads fails the launch`() async {
    let app = fixtureApp("ignores-injection")
    let error = await #expect(throws: AppError.self) { try await app.launch(injecting: FixtureFunctions()) }
    #expect(error?.kind == .injection)
    #expect(
      error?.description == """
        FixtureApp never read the value that was injected in InjectedAppF: it would use its real side effects. \
        It reads it with Injection.decode(TestAppF.self) before AppHost.run.
        """)
    #expect(app.state == .notRunning)
  }

  @Test func `lasts over a relaunch`() async throws {
    let app = fixtureApp()
    try await app.launch(injecting: FixtureFunctions(note: "sunny"))
    try await app.launch()
    await app.terminate()
    #expect(app.output == "note: sunny\nnote: sunny\n")
  }
}
