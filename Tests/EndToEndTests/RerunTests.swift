import Foundation
import TestSupport
import Testing

@Suite struct `Running again what did not pass` {
  private func place() throws -> Workplace {
    let place = try Workplace(scenarios: ["One": "all is well", "Two": "a step throws", "Three": "all is not known"])
    try place.makeFolder(".build")
    return place
  }

  @Test func `takes what failed and what was undefined in the last run, and no more`() async throws {
    let place = try place()
    _ = try await place.run()
    let run = try await place.run("--rerun", "--jobs", "1", "--format", "junit:report.xml", "--format", "quiet")
    #expect(run.status == 1)
    let names = try place.outline().split(separator: "\n").dropLast().map { $0.prefix { $0 != ":" } }
    #expect(names == ["Faults › Two", "Faults › Three"])
  }

  @Test func `says that nothing failed`() async throws {
    let place = try Workplace(scenarios: ["One": "all is well"])
    try place.makeFolder(".build")
    _ = try await place.run()
    #expect(
      try await place.run("--rerun")
        == ProgramResult(
          status: 2,
          errors: """
            error: Nothing that is selected failed in the last run, so nothing was run.
              Run without --rerun; --allow-empty makes nothing a success.

            """))
    #expect(try await place.run("--rerun", "--allow-empty").status == 0)
  }

  @Test func `says that there was no run`() async throws {
    let run = try await place().run("--rerun")
    #expect(
      run
        == ProgramResult(
          status: 2,
          errors: """
            error: There is no earlier run to run again.
              Run without --rerun first; .build/brolly/history then tells what became of it, in a folder that has .build.

            """))
  }

  @Test func `takes the last run, whatever failed before it`() async throws {
    let place = try place()
    _ = try await place.run()
    _ = try await place.run("--name", "One")
    #expect(try await place.run("--rerun").errors.hasPrefix("error: Nothing that is selected failed in the last run"))
  }

  @Test func `takes what had no turn in the last run, after what failed`() async throws {
    let place = try Workplace(scenarios: ["One": "all is well", "Two": "a step throws", "Three": "all is well"])
    try place.makeFolder(".build")
    _ = try await place.run("--fail-fast", "--jobs", "1")
    let run = try await place.run("--rerun", "--jobs", "1", "--format", "pretty")
    #expect(run.output.contains("1 passed, 1 failed · 2 scenarios"))
  }
}
