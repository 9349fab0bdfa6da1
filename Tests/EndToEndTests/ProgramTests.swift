import TestSupport
import Testing

@Suite struct `Programs that tests run` {
  @Test func `are ended when their time is over, and what they said is told`() async throws {
    let program = Program("/bin/sh", ["-c", "echo before; sleep 1000; echo after"])
    let error = await #expect(throws: ProgramTimedOut.self) { try await program.run(within: .milliseconds(300)) }
    #expect(error?.result.output == "before\n")
  }

  @Test func `have their own folder, environment and status`() async throws {
    var program = Program("/bin/sh", ["-c", "pwd; echo $WORD; echo oh no >&2; exit 7"])
    program.folder = "/"
    program.environment = ["WORD": "brolly ☂"]
    #expect(try await program.run() == ProgramResult(status: 7, output: "/\nbrolly ☂\n", errors: "oh no\n"))
  }

  @Test func `know whether they print to a terminal, and how wide it is`() async throws {
    var program = Program("/bin/sh", ["-c", "test -t 1 && stty size <&1; echo end"])
    #expect(try await program.run().output == "end\n")
    program.terminalWidth = 77
    #expect(try await program.run().output == "25 77\nend\n")
  }
}
