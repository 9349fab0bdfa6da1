import AppInterface
import Brolly
import TestSupport
import Testing

@MainActor @Suite struct `The apps of a scenario` {
  @Test func `are one for each name, and all gone at the end`() async throws {
    let apps = ScenarioApps { BuiltProducts.path($0) }
    let first = apps.app(named: "First", executable: "FixtureApp")
    let second = apps.app(named: "Second", executable: "FixtureApp")
    #expect(apps.app(named: "First") === first)
    try await first.launch(injecting: FixtureFunctions(note: "one"))
    try await second.launch(injecting: FixtureFunctions(note: "two"))
    try await second.buttons["Add one"].tap()
    #expect(try await first.staticTexts["count"].label == "0")
    let outputs = await apps.endAll()
    #expect(outputs.map { "\($0.name): \($0.output)" } == ["First: note: one\n", "Second: note: two\n"])
    #expect(first.state == .notRunning && second.state == .notRunning)
  }

  @Test func `a wait that is cancelled ends at once`() async throws {
    let app = fixtureApp()
    try await app.launch()
    let waiting = Task { try await app.images["never"].waitForExistence(timeout: .seconds(600)) }
    waiting.cancel()
    await #expect(throws: CancellationError.self) { try await waiting.value }
    await app.terminate()
  }
}

@Suite struct `A child process` {
  private func sleeping() -> ChildProcessCommand {
    ChildProcessCommand(
      "/bin/sh", arguments: ["-c", "trap '' TERM; echo $$; sleep 1000"], environment: [:], channelVariable: "CHANNEL")
  }

  @Test func `ends with the scope that owns it, and tells how`() async throws {
    struct Thrown: Error {}
    let teardown = ChildProcessTeardown(steps: [.init(signal: ChildProcessTeardown.kill, grace: .seconds(60))])
    var identifier: Int32 = 0
    await #expect(throws: Thrown.self) {
      try await withChildProcess(sleeping(), teardown: teardown) { child in
        identifier = child.identifier
        throw Thrown()
      }
    }
    #expect(identifier > 0 && !processExists(identifier))
  }

  @Test func `inherits its channel and nothing else`() async throws {
    let command = ChildProcessCommand(
      "/bin/sh", arguments: ["-c", "echo $CHANNEL; ls /proc/$$/fd; cat"], environment: [:], channelVariable: "CHANNEL")
    let child = try ChildProcess(command)
    #expect(await child.status(within: .seconds(60)) == .exited(0))
    #if os(Linux)
      #expect(child.output.split(separator: "\n") == ["3", "0", "1", "2", "3"])
    #endif
  }

  @Test func `that cannot be started tells the system's reason`() {
    let command = ChildProcessCommand("/nowhere/app", environment: [:], channelVariable: "CHANNEL")
    let error = #expect(throws: ChildProcessError.self) { try ChildProcess(command) }
    #expect(error?.description == "/nowhere/app cannot be started: No such file or directory")
  }

  @Test func `takes more bytes than a channel holds without making the sender wait`() async throws {
    let command = ChildProcessCommand(
      "/bin/sh", arguments: ["-c", "head -c 2000000 <&3 | wc -c"], environment: ["PATH": "/usr/bin:/bin"],
      channelVariable: "CHANNEL")
    let child = try ChildProcess(command)
    child.send([UInt8](repeating: 1, count: 1_500_000))
    child.send([UInt8](repeating: 2, count: 500_000))
    #expect(await child.status(within: .seconds(60)) == .exited(0))
    #expect(child.output == "2000000\n")
  }
}
