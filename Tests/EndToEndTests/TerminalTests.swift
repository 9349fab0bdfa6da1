import TestSupport
import Testing

@Suite struct `Output on a terminal` {
  private let escape = "\u{1B}"

  private func place() throws -> Workplace {
    try Workplace(scenarios: ["Sleeps": "a step sleeps", "Fine": "all is well"])
  }

  private func run(
    _ arguments: [String], onTerminal: Bool, environment: [String: String] = ["TERM": "xterm"]
  ) async throws -> String {
    let words = ["--timeout", "500ms", "--jobs", "1"] + arguments
    let result = try await place().run(words, environment: environment) { $0.terminalWidth = onTerminal ? 100 : nil }
    #expect(result.status == 1)
    return result.output
  }

  @Test func `has a last line that moves, which leaves nothing behind`() async throws {
    let terminal = try await run(["--color", "never"], onTerminal: true)
    #expect(terminal.contains("\r2 of 2 left · running Faults › Sleeps\(escape)[K"))
    let left = terminal.replacing(/\r[^\r\n\x1B]*\x1B\[K/, with: "")
    #expect(left == (try await run(["--color", "never"], onTerminal: false)))
  }

  @Test(arguments: ["progress", "pretty", "quiet"])
  func `is plain where it is no terminal`(format: String) async throws {
    let output = try await run(["--format", format], onTerminal: false)
    #expect(!output.contains(escape) && !output.contains("\r"))
  }

  @Test(arguments: ["progress", "pretty", "quiet"])
  func `has colours, or none where NO_COLOR says so`(format: String) async throws {
    let colored = try await run(["--format", format], onTerminal: true)
    #expect(colored.contains("\(escape)[31"))
    let plain = try await run(
      ["--format", format], onTerminal: true, environment: ["TERM": "xterm", "NO_COLOR": "1"])
    #expect(!plain.contains(/\x1B\[[0-9;]*m/))
    let dumb = try await run(["--format", format], onTerminal: true, environment: ["TERM": "dumb"])
    #expect(!dumb.contains(escape) && !dumb.contains("\r"))
  }

  @Test func `has the colours that --color asks for`() async throws {
    let always = try await run(["--format", "pretty", "--color", "always"], onTerminal: false)
    #expect(always.contains("\(escape)[31"))
    #expect(!always.contains("\r"))
    let never = try await run(["--format", "pretty", "--color", "never"], onTerminal: true)
    #expect(!never.contains(/\x1B\[[0-9;]*m/))
    #expect(
      always.replacing(/\x1B\[[0-9;]*m/, with: "")
        == (try await run(["--format", "pretty", "--color", "never"], onTerminal: false)))
  }
}
