import TestSupport
import Testing

@Suite struct `A scenario that is tried again` {
  private func place(settings: String = "") throws -> Workplace {
    try Workplace(
      """
      feature: Faults
      scenarios:
        - scenario: Sometimes
          \(settings.isEmpty ? "" : settings + "\n    ")when: a step fails 1 time
        - scenario: Always
          when: a step throws
        - scenario: Unknown
          when: nobody knows this
      """)
  }

  @Test(arguments: [["--jobs", "1"], ["--jobs", "4"], ["--in-process"]])
  func `is flaky where it passes then, counted once, with its attempts in the report`(
    options: [String]
  ) async throws {
    let place = try place()
    let run = try await place.run(
      ["--retries", "2", "--name", "Sometimes", "--format", "junit:report.xml"] + options)
    #expect(run.status == 0)
    #expect(
      run.output.contains(
        """
        FLAKY  Faults › Sometimes   Features/a.yaml:3
               passed at attempt 2; the first one failed: The disk is full.

        1 passed, 1 flaky · 1 scenario, 1 step
        """))
    #expect(try place.report().contains("<flakyError type=\"StorageError\""))
    #expect(try place.outline().contains("1 tests, 0 failures, 0 errors, 0 skipped"))
  }

  @Test func `fails with all its attempts where it never passes; what is undefined is not tried again`() async throws {
    let place = try place()
    let run = try await place.run("--retries", "2", "--format", "junit:report.xml")
    #expect(run.status == 1)
    let report = try place.report()
    #expect(report.matches(of: #/<rerunError /#).count == 2)
    #expect(report.matches(of: #/<testcase /#).count == 3)
    #expect(run.output.contains("1 passed, 1 undefined, 1 failed, 1 flaky · 3 scenarios"))
  }

  @Test func `is what its feature says rather than the option`() async throws {
    let place = try place(settings: "retries: 0")
    let run = try await place.run("--retries", "2", "--name", "Sometimes")
    #expect(run.status == 1)
    let other = try self.place(settings: "retries: 1")
    #expect(try await other.run("--name", "Sometimes").status == 0)
  }

  @Test func `spoils the run with --fail-on-flaky`() async throws {
    let run = try await place().run("--retries", "2", "--name", "Sometimes", "--fail-on-flaky")
    #expect(run.status == 1)
  }

  @Test func `does not end a run with --fail-fast before its last attempt`() async throws {
    let run = try await place().run("--retries", "2", "--fail-fast", "--jobs", "1", "--name", "Sometimes")
    #expect(run.status == 0)
  }

  @Test func `is tried again after its process died`() async throws {
    let place = try Workplace(scenarios: ["Dies": "a step dies 1 time"])
    let run = try await place.run("--retries", "1", "--format", "junit:report.xml")
    #expect(run.status == 0)
    #expect(try place.report().contains("<flakyError type=\"Crash\""))
  }
}
