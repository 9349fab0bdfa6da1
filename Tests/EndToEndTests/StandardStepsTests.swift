import TestSupport
import Testing

/// `brolly` itself, without a suite: the standard steps are all that it knows.
@Suite struct `The standard steps` {
  fileprivate func run(_ scenario: String) async throws -> ProgramResult {
    let indented = scenario.split(separator: "\n").map { "    \($0)\n" }.joined()
    let place = try Workplace("feature: Steps\nscenarios:\n  - scenario: S\n\(indented)")
    return try await place.run("run", "--jobs", "1", "--format", "quiet", of: "brolly")
  }

  @Test func `drive an app: taps, keys, states and time`() async throws {
    let result = try await run(
      """
      steps:
        - given: the app "FixtureApp" is launched with
          with: {arguments: [shows-a-form], functions: {fetch: []}, clock: stopped}
        - then: the button "Send" is disabled
        - and: the cell "two" is selected
        - when: the link "Help" is tapped twice
        - then: the text "20" is shown
        - when: '"secret!" is typed into the secure text field "Secret"'
        - then: '"Send" is enabled'
        - and: the secure text field "secret" holds "•••••••"
        - when: the button "Choose" in the cell "two" is tapped
        - then: the text "2" is shown within 1 second
        - when: the button "Tick for ever" is tapped
        - and: 3 seconds pass
        - then: the text "3" is shown
        - when: 500 ms pass
        - and: 0.5 s pass
        - then: the text "4" is shown
      """)
    #expect(result.output.hasPrefix("1 passed · 1 scenario, 16 steps"), "\(result.output)")
    #expect(result.status == 0)
  }

  @Test(arguments: [
    (
      #"when: the button "OK" is tapped"#,
      "No app is launched yet; begin with a step such as: the app \"MyApp\" is launched"
    ),
    ("then: the command succeeds", "No command was run yet; begin with a step such as: the command \"date\" is run"),
    ("given: the app \"Nowhere\" is launched", "Nowhere is not built: there is no executable"),
  ])
  func `say what is missing`(step: String, message: String) async throws {
    let result = try await run(step)
    #expect(result.status == 1)
    let text = result.output.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: " ")
    #expect(text.contains(message), "\(result.output)")
  }

  @Test(arguments: [
    ("[a]", "An app is launched with a mapping of these keys: functions, arguments, environment, clock."),
    ("{argument: [a]}", "There is no key 'argument' here."), ("{clock: slow}", "An app's clock is stopped or running."),
    ("{arguments: {a: b}}", "error:"),
  ])
  func `tell a mistake in what an app is launched with at its place, before anything runs`(
    value: String, message: String
  ) async throws {
    let result = try await run("given:\n  the app \"FixtureApp\" is launched with: \(value)")
    #expect(result.status == 2)
    #expect(result.errors.hasPrefix("Features/a.yaml:5:"))
    #expect(result.errors.contains(message), "\(result.errors)")
  }

  @Test func `end a command that takes too long, with what it printed`() async throws {
    let result = try await run(
      """
      given: a command may take 100 ms
      when: the command "echo started; sleep 60" is run
      """)
    #expect(result.status == 1)
    #expect(result.output.contains("The command took longer than 0.1 s, and was ended."))
    #expect(result.output.contains("started"))
  }

  @Test func `show both texts where they should be the same`() async throws {
    let result = try await run(
      """
      when: the command "printf 'a\\nb\\n'" is run
      then:
        the output is: |
          a
          c
      """)
    #expect(result.status == 1)
    let lines = result.output.split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(lines.contains("- c"))
    #expect(lines.contains("+ b"))
  }

  @Test func `leave nothing behind in the temporary folder`() async throws {
    let place = try Workplace(
      """
      feature: Steps
      scenarios:
        - scenario: S
          given:
            a file "x" with: y
          when: the command "pwd > /dev/stderr; pwd" is run
          then: the output contains "TMP"
      """)
    try place.makeFolder("TMP")
    let result = try await place.run("run", of: "brolly", environment: ["TMPDIR": place.path("TMP")])
    #expect(result.status == 0, "\(result.output)")
    #expect(!place.holds("TMP/x"))
    #expect(try place.contents(of: "TMP").isEmpty)
  }
}

extension `The standard steps` {
  @Test func `do not say that a text is missing where it may have been cut`() async throws {
    let result = try await run(
      """
      when:
        this command is run: |
          yes | head -c 600000; echo SECRET; yes | head -c 600000
      then: the output does not contain "SECRET"
      """)
    #expect(result.status == 1)
    #expect(result.output.contains("The output is too long to be looked through whole."))
  }

  @Test func `end a command when the time of its scenario is over`() async throws {
    let result = try await run("timeout: 200ms\nwhen: the command \"sleep 60\" is run")
    #expect(result.status == 1)
    #expect(result.output.contains("took longer than"))
    let seconds = try #require(result.output.firstMatch(of: #/1 step · ([0-9.]+) s/#)?.output.1)
    #expect(try #require(Double(seconds)) < 15)
  }
}
