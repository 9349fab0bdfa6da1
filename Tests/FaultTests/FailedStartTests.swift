import TestSupport
import Testing

/// What happens to workers while they run no scenario.
@Suite struct `A worker that dies` {
  private let reports = ["--format", "junit:report.xml", "--format", "quiet"]

  @Test(
    arguments: [1, 4],
    [
      ("traps", "was ended by SIGILL (4): Fatal error: no database"), ("exits", "exited with status 9."),
    ])
  func `while it starts fails the run, once`(jobs: Int, fault: (way: String, end: String)) async throws {
    let place = try Workplace(scenarios: ["One": "all is well", "Two": "all is well"])
    let run = try await place.run(
      ["--jobs", "\(jobs)"] + reports, environment: ["FAULTY_START": fault.way])
    #expect(run.status == 1)
    let outline = try place.outline()
    let starts = outline.split(separator: "\n").filter { $0.contains("WorkerStart") }
    #expect((1...jobs).contains(starts.count))
    for start in starts {
      #expect(start.contains("error, WorkerStart, Worker "))
      #expect(start.hasSuffix(" could not be started: its process \(fault.end)"))
    }
    #expect(outline.contains("Faults › One: skipped, A worker could not be started."))
    #expect(outline.contains("Faults › Two: skipped, A worker could not be started."))
  }

  @Test func `while it has nothing to do is blamed on nobody, and replaced where there is work`() async throws {
    let place = try Workplace(
      """
      feature: Faults
      scenarios:
        - scenario: Ends the idle one
          uses: [printer]
          when: a step ends the other workers
        - scenario: Behind it
          uses: [printer]
          when: all is well
      """)
    let run = try await place.run(
      ["--jobs", "2"] + reports, environment: ["FAULTY_HOOK": "BeforeWorker notes it"])
    #expect(run.status == 0)
    #expect(
      try place.outline() == """
        Faults › Ends the idle one: passed
        Faults › Behind it: passed
        2 tests, 0 failures, 0 errors, 0 skipped
        """)
  }

  @Test(arguments: [
    ("traps", "Crash, The process that ran it was ended by SIGILL (4): Fatal error: the house is on fire"),
    (
      "hangs",
      "TimeOut, It took longer than 0.20 s and did not stop when it was asked to, so its process was ended."
    ),
  ])
  func `in a hook before all fails the run, and the hook is not tried again`(way: String, verdict: String) async throws
  {
    let place = try Workplace(scenarios: ["One": "all is well"])
    let run = try await place.run(
      ["--jobs", "2", "--timeout", "200ms", "--grace", "100ms"] + reports,
      environment: ["FAULTY_HOOK": "BeforeAll \(way)"])
    #expect(run.status == 1)
    #expect(
      try place.outline() == """
        Run › BeforeAll hook "open the house": error, \(verdict)
        Faults › One: skipped, A BeforeAll hook failed.
        2 tests, 0 failures, 1 errors, 1 skipped
        """)
  }
}
