import TestSupport
import Testing

/// A run is asked to end, once or twice; its reports are whole, and the hooks after what ran are owed.
@Suite struct `A run that is interrupted` {
  /// Scenarios of which the second interrupts the run, in a scenario with a hook after it.
  private func place(_ step: String, tag: String = "notes-after") throws -> Workplace {
    try Workplace(
      """
      feature: Faults
      scenarios:
        - scenario: Before
          when: all is well
        - scenario: Interrupted
          tags: [\(tag)]
          when: [\(step), all is well]
        - scenario: After
          when: all is well
      """)
  }

  private let reports = ["--format", "junit:report.xml", "--format", "quiet"]
  private let interrupted = """
    Faults › Before: passed
    Faults › Interrupted: error, Interrupted, The run was interrupted while it ran.
    Faults › After: skipped, The run was interrupted.
    3 tests, 0 failures, 1 errors, 1 skipped
    """

  @Test(
    arguments: [
      "a step interrupts the run", "a step terminates the run", "a step interrupts the run and goes on",
    ], [["--jobs", "1"], ["--in-process"]])
  func `starts nothing more, and lets what runs come to its hooks`(step: String, way: [String]) async throws {
    let place = try place(step)
    let run = try await place.run(way + ["--grace", "30s"] + reports)
    #expect(run.status == 130)
    #expect(run.errors == "")
    #expect(try place.outline() == interrupted)
    #expect(place.holds("after-ran"))
  }

  @Test func `ends a step that heeds nothing when the grace period is over`() async throws {
    let place = try place("a step interrupts the run and loops")
    let run = try await place.run(["--jobs", "1", "--grace", "200ms"] + reports)
    #expect(run.status == 130)
    #expect(try place.outline() == interrupted)
    #expect(!place.holds("after-ran"))
  }

  @Test(arguments: ["hangs-after", "sleeps-after"])
  func `does not wait for a hook that takes longer than the grace period`(tag: String) async throws {
    let place = try place("a step interrupts the run", tag: tag)
    let run = try await place.run(["--jobs", "1", "--grace", "200ms"] + reports)
    #expect(run.status == 130)
    #expect(try place.outline() == interrupted)
  }

  @Test(arguments: [["--jobs", "1"], ["--in-process"]])
  func `ends at once the second time, with whole reports`(way: [String]) async throws {
    let place = try place("a step interrupts the run twice")
    let run = try await place.run(way + ["--grace", "1000s"] + reports)
    #expect(run.status == 130)
    if way != ["--in-process"] { #expect(try place.outline() == interrupted) }
    #expect(!place.holds("after-ran"))
  }

  @Test func `leaves a terminal's last line clean`() async throws {
    let place = try place("a step takes 1000 milliseconds, a step interrupts the run")
    let run = try await place.run(
      ["--jobs", "1", "--color", "never"], environment: ["TERM": "xterm"]
    ) { $0.terminalWidth = 80 }
    #expect(run.status == 130)
    #expect(run.output.contains("running Faults › Interrupted"))
    let lines = run.output.split(separator: "\r\u{1B}[K").last
    #expect(lines?.contains("running") == false)
    #expect(lines?.hasSuffix("\nRun it again:  FaultySuite run Features/a.yaml:5\n") == true)
  }

  @Test func `runs no hook that it has not opened the run for`() async throws {
    let place = try Workplace(scenarios: ["One": "all is well"])
    let run = try await place.run(
      ["--jobs", "1", "--grace", "200ms"] + reports, environment: ["FAULTY_HOOK": "BeforeAll interrupts the run"])
    #expect(run.status == 130)
    #expect(
      try place.outline() == """
        Run › BeforeAll hook "open the house": error, Interrupted, The run was interrupted while it ran.
        Faults › One: skipped, The run was interrupted.
        2 tests, 0 failures, 1 errors, 1 skipped
        """)
  }
}
