import TestSupport
import Testing

@Suite struct `Apps that misbehave` {
  @Test func `fail the step that has to do with them, and no other scenario`() async throws {
    let place = try Workplace(
      """
      feature: Apps
      scenarios:
        - scenario: Leaves
          when:
            - an app is launched that works
            - I tap "Leave"
            - I tap "Add one"
        - scenario: Is not launched
          when: I tap "Add one"
        - scenario: Speaks nonsense
          when: an app is launched that nonsense
        - scenario: Leaves at once
          when: an app is launched that exits
        - scenario: Never answers
          when: an app is launched that never-answers
        - scenario: Works
          when:
            - an app is launched that works
            - I tap "Add one"
      """)
    let run = try await place.run("--jobs", "1")
    #expect(
      run
        == ProgramResult(
          status: 1,
          output: #"""
            Apps  1 of 6 0 s  5 failed

            FAILED  Apps › Leaves                    Features/a.yaml:3
              when   an app is launched that works   ✔
              when   I tap "Leave"                   ✘
                     FixtureApp exited with status 3 when button "Leave" was given a tap.
                     Tests/Fixtures/FaultySuite/FaultySteps.swift:#
                         It printed nothing.
              when   I tap "Add one"                 –  skipped

            FAILED  Apps › Is not launched   Features/a.yaml:8
              when   I tap "Add one"         ✘
                     FixtureApp is not running; launch it first: try await app.launch(injecting: …).
                     Tests/Fixtures/FaultySuite/FaultySteps.swift:#

            FAILED  Apps › Speaks nonsense              Features/a.yaml:10
              when   an app is launched that nonsense   ✘
                     The channel to FixtureApp is garbled: what came over the channel is not a message:
                     "HTTP/1.1 200 OK\r\n".
                     Tests/Fixtures/FaultySuite/FaultySteps.swift:#
                         It printed nothing.

            FAILED  Apps › Leaves at once            Features/a.yaml:12
              when   an app is launched that exits   ✘
                     FixtureApp exited with status 4 before it showed a screen.
                     Tests/Fixtures/FaultySuite/FaultySteps.swift:#
                         Its output:
                           no such table: weather
              Output of FixtureApp
                │ no such table: weather

            FAILED  Apps › Never answers                     Features/a.yaml:14
              when   an app is launched that never-answers   ✘
                     FixtureApp showed no screen within 0.3 s; does it call AppHost.run?
                     Tests/Fixtures/FaultySuite/FaultySteps.swift:#
                         It printed nothing.

            1 passed, 5 failed · 6 scenarios, 9 steps · 0 s, 1 worker
            Run them again:  FaultySuite run Features/a.yaml:3 Features/a.yaml:8 Features/a.yaml:10 \#
            Features/a.yaml:12 Features/a.yaml:14

            """#))
  }

  @Test func `are found where the configuration says`() async throws {
    let place = try Workplace(scenarios: ["Named": "Other is launched"])
    try place.write("apps: {Other: FixtureApp}\n", to: ".brolly.yaml")
    #expect(try await place.run("--format", "quiet").status == 0)
    try place.write("apps: {Other: \(BuiltProducts.path("FixtureApp"))}\n", to: ".brolly.yaml")
    #expect(try await place.run("--format", "quiet").status == 0)
    try place.write("apps: {Other: ./Ghost}\n", to: ".brolly.yaml")
    let run = try await place.run("--format", "junit:report.xml")
    #expect(run.status == 1)
    let outline = try place.outline()
    #expect(
      outline == """
        Faults › Named: error, AppError, Other is not built: there is no executable ./Ghost. \
        Build it with: swift build --product Other
        1 tests, 0 failures, 1 errors, 0 skipped
        """)
  }
}
