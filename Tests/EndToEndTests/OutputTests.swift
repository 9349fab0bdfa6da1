import TestSupport
import Testing

@Suite struct `What steps and apps print` {
  @Test(arguments: [["--jobs", "1"], ["--in-process"]])
  func `is captured into their scenario, and nowhere else`(way: [String]) async throws {
    let place = try Workplace(
      """
      feature: Talk
      scenarios:
        - scenario: Talks
          when:
            - a step says "hello"
            - a step logs "a line"
            - an app is launched that environment
        - scenario: Complains
          when:
            - a step complains "oh no"
            - a step throws
      """)
    let run = try await place.run(["--format", "junit:report.xml"] + way)
    #expect(run.status == 1)
    #expect(!run.output.contains("hello"))
    #expect(run.output.contains("  Output\n    │ oh no\n"))
    let report = try place.report()
    #expect(
      report.contains("<system-out>hello\nOutput of FixtureApp:\nword: none\nlog: a line</system-out>"), "\(report)")
    #expect(report.contains("<system-out>oh no\n</system-out>"), "\(report)")
  }

  @Test(arguments: [["--jobs", "2"], ["--in-process"]])
  func `is captured where the standard input is closed`(way: [String]) async throws {
    let place = try Workplace(scenarios: [
      "Reads": "a step reads \"nothing\"", "Says": "a step says \"hello\"",
      "App": "an app is launched that environment",
    ])
    let run = try await place.run(way + ["--format", "junit:report.xml"], configure: { $0.input = .closed })
    #expect(run.status == 0)
    let outline = try place.outline()
    #expect(
      outline == """
        Faults › Reads: passed
        Faults › Says: passed
        Faults › App: passed
        3 tests, 0 failures, 0 errors, 0 skipped
        """)
  }
}

/// A reader that has seen enough, as `head` has.
@Suite struct `Output that nobody reads to its end` {
  private static let many =
    "feature: Many\nscenarios:\n"
    + (1...3000).map { "  - scenario: Scenario \($0)\n    when: all is well\n" }.joined()

  @Test func `ends a list with a status of its own`() async throws {
    let place = try Workplace(Self.many)
    let line = "{ '\(BuiltProducts.path("brolly"))' list; echo $? >status; } | head -n 1"
    let run = try await place.run(["-c", line], of: "/bin/sh")
    #expect(run == ProgramResult(status: 0, output: "Many\n"))
    #expect(try place.report("status") == "3\n")
  }

  @Test(arguments: ["--jobs 2", "--in-process"])
  func `does not lose the other reports of a run`(way: String) async throws {
    let place = try Workplace(Self.many)
    let suite = BuiltProducts.path("FaultySuite")
    let line = "{ '\(suite)' \(way) --format pretty --format junit:report.xml; echo $? >status; } | head -n 1"
    let run = try await place.run(["-c", line], of: "/bin/sh")
    let message = "error: The report 'pretty' could not be written: The output cannot be written: Broken pipe.\n"
    #expect(run == ProgramResult(status: 0, output: "Many  Features/a.yaml\n", errors: message))
    #expect(try place.report("status") == "3\n")
    #expect(try place.outline().hasSuffix("3000 tests, 0 failures, 0 errors, 0 skipped"))
  }
}
