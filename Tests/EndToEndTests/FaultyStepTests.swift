import TestSupport
import Testing

/// One scenario misbehaves; those beside it, before and after it, have their results all the same.
@Suite struct `Steps that misbehave` {
  @Test(arguments: [
    ("a step throws", "error, StorageError, The disk is full."),
    ("a step throws a case", "error, Refusal, The step threw refused(status: 503)."),
    (
      "a step traps",
      "error, Crash, The process that ran it was ended by SIGILL (4): Fatal error: there is no way on"
    ),
    ("a step exits with status 0", "error, Crash, The process that ran it exited with status 0."),
    ("a step exits with status 3", "error, Crash, The process that ran it exited with status 3."),
    ("a step kills its process", "error, Crash, The process that ran it was ended by SIGKILL (9)."),
    (
      "GhostApp is launched",
      """
      error, AppError, GhostApp is not built: there is no executable /build/GhostApp. \
      Build it with: swift build --product GhostApp
      """
    ),
    ("an app is launched that exits", "error, AppError, FixtureApp exited with status 4 before it showed a screen."),
    (
      "an app is launched that never-answers",
      """
      error, AppError, FixtureApp showed no screen within 0.3 s; does it call AppHost.run?
      """
    ),
    ("1 and 2 are the same", "failure, ExpectationFailure, Expected 2, got 1."),
    ("a step is not written", "failure, pending, Pending: not today"),
    ("nobody knows this", "failure, undefined, No definition matches the step \"nobody knows this\"."),
    (
      "this is defined twice",
      """
      failure, ambiguous, More than one definition matches the step "this is defined twice".
      """
    ),
    ("a step is skipped", "skipped, no camera"),
  ])
  func `one result is bad, and none is lost`(step: String, verdict: String) async throws {
    let place = try Workplace(scenarios: ["Before": "all is well", "Bad": step, "After": "all is well"])
    let run = try await place.run("--format", "junit:report.xml", "--format", "quiet")
    #expect(run.status == (verdict.hasPrefix("skipped") ? 0 : 1))
    #expect(run.errors == "")
    let outline = try place.outline()
    #expect(
      outline == """
        Faults › Before: passed
        Faults › Bad: \(verdict)
        Faults › After: passed
        \(totals(verdict))
        """)
  }

  @Test func `a step that traps is told with its signal, its place and its last words`() async throws {
    let place = try Workplace(scenarios: ["Traps": "a step traps"])
    let run = try await place.run("--jobs", "1")
    #expect(
      run
        == ProgramResult(
          status: 1,
          output: """
            Faults  0 of 1 0 s  1 failed

            FAILED  Faults › Traps   Features/a.yaml:3
              when   a step traps    ✘
                     The process that ran it was ended by SIGILL (4): Fatal error: there is no way on
                     Tests/Fixtures/FaultySuite/FaultySteps.swift:#
              Output
                │ FaultySuite/FaultySteps.swift:#: Fatal error: there is no way on

            1 failed · 1 scenario, 1 step · 0 s, 1 worker
            Run it again:  FaultySuite run Features/a.yaml:3

            """))
  }

  private func totals(_ verdict: String) -> String {
    let kinds = ["failure", "error", "skipped"].map { verdict.hasPrefix($0) ? 1 : 0 }
    return "3 tests, \(kinds[0]) failures, \(kinds[1]) errors, \(kinds[2]) skipped"
  }
}
