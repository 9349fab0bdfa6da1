import AppInterface
import Brolly
import TestSupport
import Testing

/// The behaviours of the app that the tests drive.
@MainActor func fixtureApp(_ behavior: String? = nil, in apps: ScenarioApps? = nil) -> App {
  let apps = apps ?? ScenarioApps { BuiltProducts.path($0) }
  let app = apps.app(named: "FixtureApp")
  app.launchArguments = behavior.map { [$0] } ?? []
  return app
}

/// What the fixture reads.
struct FixtureFunctions: Codable {
  var fetch = Stub<Int>()
  var note: String?
}

@MainActor @Suite struct `Launching an app` {
  private func failure(of app: App, injecting value: FixtureFunctions? = nil) async -> AppError? {
    await #expect(throws: AppError.self) {
      if let value { try await app.launch(injecting: value) } else { try await app.launch() }
    }
  }

  @Test func `shows its first screen`() async throws {
    let app = fixtureApp()
    try await app.launch()
    #expect(app.state == .running)
    #expect(try await app.staticTexts["count"].label == "0")
    await app.terminate()
    #expect(app.state == .notRunning)
  }

  @Test func `says how to build what is missing`() async {
    let app = ScenarioApps { _ in "/nowhere/GhostApp" }.app(named: "GhostApp")
    let error = await failure(of: app)
    #expect(error?.kind == .notLaunched)
    #expect(
      error?.description
        == "GhostApp is not built: there is no executable /nowhere/GhostApp. Build it with: swift build --product GhostApp"
    )
  }

  @Test func `tells the system's reason when it cannot start`() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("no program", to: "TextApp")
    try makeExecutable(path)
    let error = await failure(of: ScenarioApps { _ in path }.app(named: "TextApp"))
    #expect(error?.description == "TextApp could not be launched: \(path) cannot be started: Exec format error.")
  }

  @Test func `tells the status and output of an app that exits at once`() async {
    let error = await failure(of: fixtureApp("exits"))
    #expect(error?.kind == .crashed)
    #expect(
      error?.description == """
        FixtureApp exited with status 4 before it showed a screen.
          Its output:
            no such table: weather
        """)
  }

  @Test func `gives up on an app that never answers`() async {
    let app = fixtureApp("never-answers")
    app.launchTimeout = .milliseconds(300)
    let error = await failure(of: app)
    #expect(error?.kind == .timeout)
    #expect(
      error?.description == """
        FixtureApp showed no screen within 0.3 s; does it call AppHost.run?
          It printed nothing.
        """)
    #expect(app.state == .notRunning)
  }

  @Test func `names both versions when they differ`() async {
    let error = await failure(of: fixtureApp("other-version"))
    #expect(error?.kind == .otherVersion)
    #expect(
      error?.description
        == "FixtureApp speaks version 99 of the protocol and this runner version 1; build both with the same Brolly.")
  }

  @Test func `tells what came when it was no message`() async {
    let error = await failure(of: fixtureApp("nonsense"))
    #expect(error?.kind == .channelLost)
    #expect(
      error?.description == """
        The channel to FixtureApp is garbled: what came over the channel is not a message: "HTTP/1.1 200 OK\\r\\n".
          It printed nothing.
        """)
  }

  @Test func `tells an app that runs on without its channel`() async {
    let error = await failure(of: fixtureApp("closes-channel"))
    #expect(error?.kind == .channelLost)
    #expect(
      error?.description == """
        FixtureApp still runs, but has closed its channel.
          It printed nothing.
        """)
  }

  @Test func `refuses what no process can be given`() async {
    let app = fixtureApp()
    app.launchEnvironment = ["CITY": "a\0b"]
    let error = await failure(of: app)
    #expect(
      error?.description
        == "FixtureApp could not be launched: the environment variable CITY holds a NUL, and it ends there.")
  }

  @Test func `passes arguments and environment, also at a relaunch`() async throws {
    let app = fixtureApp("environment")
    app.launchEnvironment = ["FIXTURE_WORD": "brolly ☂"]
    try await app.launch()
    try await app.launch()
    await app.terminate()
    #expect(app.output == "word: brolly ☂\nword: brolly ☂\n")
  }
}
