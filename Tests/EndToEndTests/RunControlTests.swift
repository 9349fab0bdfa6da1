import TestSupport
import Testing

@Suite struct `A run that ends early` {
  @Test(arguments: [["--jobs", "1"], ["--in-process"]])
  func `stops after the first bad scenario with --fail-fast, and tells which were not run`(
    options: [String]
  ) async throws {
    let place = try Workplace(scenarios: ["One": "all is well", "Two": "a step throws", "Three": "all is well"])
    let run = try await place.run(["--fail-fast", "--format", "junit:report.xml"] + options)
    #expect(
      run
        == ProgramResult(
          status: 1,
          output: """
            Faults  1 of 3 0 s  1 failed  1 not run

            FAILED  Faults › Two     Features/a.yaml:5
              when   a step throws   ✘
                     The disk is full.
                     Tests/Fixtures/FaultySuite/FaultySteps.swift:#

            NOT RUN  1 scenario: The run was stopped after 1 scenario that was not green.

            Stopped early, because of --fail-fast.
            1 passed, 1 failed, 1 not run · 3 scenarios, 2 steps · 0 s, \(options[0] == "--jobs" ? "1 worker" : "in process")
            Run it again:  FaultySuite run Features/a.yaml:5

            """))
    let outline = try place.outline()
    #expect(
      outline == """
        Faults › One: passed
        Faults › Two: error, StorageError, The disk is full.
        Faults › Three: skipped, The run was stopped after 1 scenario that was not green.
        3 tests, 0 failures, 1 errors, 1 skipped
        """)
  }

  @Test func `goes on after a step that sleeps or loops for longer than it may`() async throws {
    let place = try Workplace(scenarios: [
      "One": "all is well", "Sleeps": "a step sleeps", "Loops": "a step loops for ever", "Four": "all is well",
    ])
    let run = try await place.run(
      "--timeout", "1s", "--jobs", "2", "--format", "junit:report.xml", "--format", "quiet")
    #expect(run.status == 1)
    let outline = try place.outline()
    #expect(
      outline == """
        Faults › One: passed
        Faults › Sleeps: error, TimeOut, The step took longer than 1.00 s.
        Faults › Loops: error, TimeOut, It took longer than 1.00 s and did not stop when it was asked to, \
        so its process was ended.
        Faults › Four: passed
        4 tests, 0 failures, 2 errors, 0 skipped
        """)
  }

  @Test func `still runs the hooks after all where a worker dies when the others have nothing left to do`() async throws
  {
    let place = try Workplace(scenarios: ["Loops": "a step loops for ever", "Two": "all is well"])
    let run = try await place.run(
      "--timeout", "200ms", "--jobs", "2", "--format", "junit:report.xml", "--format", "quiet",
      environment: ["FAULTY_HOOK": "AfterAll throws"])
    #expect(run.status == 1)
    let outline = try place.outline()
    #expect(outline.contains("AfterAll hook \"close the house\""))
    #expect(outline.contains("Faults › Two: passed"))
  }

  @Test func `ends with status 3 when a report is lost, and the others still come`() async throws {
    let place = try Workplace(scenarios: ["One": "a step removes \"out\"", "Two": "all is well"])
    let run = try await place.run("--format", "junit:out/report.xml", "--format", "junit:report.xml", "--jobs", "1")
    #expect(
      run
        == ProgramResult(
          status: 3, output: "Faults  2 of 2 0 s\n\n2 passed · 2 scenarios, 2 steps · 0 s, 1 worker\n",
          errors: """
            error: The report 'junit:out/report.xml' could not be written: cannot write 'out/report.xml': \
            No such file or directory.

            """))
    let outline = try place.outline()
    #expect(
      outline == """
        Faults › One: passed
        Faults › Two: passed
        2 tests, 0 failures, 0 errors, 0 skipped
        """)
  }

  @Test func `ends with status 130 when it is interrupted, with reports of what had run`() async throws {
    let place = try Workplace(scenarios: [
      "One": "all is well", "Two": "a step interrupts the run", "Three": "all is well",
    ])
    let run = try await place.run("--jobs", "1", "--fail-fast", "--format", "junit:report.xml", "--format", "quiet")
    #expect(run.status == 130)
    #expect(run.output.contains("\nInterrupted.\n1 passed, 1 failed, 1 not run · 3 scenarios, 2 steps · "))
    let outline = try place.outline()
    #expect(
      outline == """
        Faults › One: passed
        Faults › Two: error, Interrupted, The run was interrupted while it ran.
        Faults › Three: skipped, The run was interrupted.
        3 tests, 0 failures, 1 errors, 1 skipped
        """)
  }
}
