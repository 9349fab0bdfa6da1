import TestSupport
import Testing

@Suite struct `A stub that was not set up` {
  @Test(arguments: [["--jobs", "1"], ["--in-process"]])
  func `fails the step in which it is called, even where the app makes nothing of it`(
    options: [String]
  ) async throws {
    let place = try Workplace(
      """
      feature: Stubs
      scenarios:
        - scenario: Called
          given:
            the app "FixtureApp" is launched with: {functions: {fetch: []}}
          when: the button "Fetch" is tapped
          then: the alert "Something went wrong" is shown
        - scenario: Not called
          given:
            the app "FixtureApp" is launched with: {functions: {fetch: []}}
          when: the button "Add one" is tapped
          then: the text "1" is shown
      """)
    let run = try await place.run(["run", "--format", "junit:report.xml"] + options, of: "brolly")
    #expect(run.status == 1)
    let outline = try place.outline()
    let message = "FixtureApp called fetch, and the scenario did not say what it answers."
    #expect(
      outline == """
        Stubs › Called: error, AppError, \(message)
        Stubs › Not called: passed
        2 tests, 0 failures, 1 errors, 0 skipped
        """)
  }

  @Test func `leaves the screen at that moment in the report`() async throws {
    let place = try Workplace(
      """
      feature: Stubs
      scenarios:
        - scenario: Missing
          given:
            the app "FixtureApp" is launched with: {functions: {fetch: []}}
          when: the button "Fetsh" is shown within 10 ms
      """)
    let run = try await place.run("run", "--format", "junit:report.xml", of: "brolly")
    #expect(run.output.contains("did you mean \"Fetch\"?"))
    let report = try place.report()
    let path = try #require(report.firstMatch(of: /\[\[ATTACHMENT\|(.*)\]\]/)?.1)
    let screen = try place.report(String(path))
    #expect(
      screen.hasPrefix("Element subtree:\n →Application, label: 'FixtureApp'\n    NavigationBar, identifier: 'Counter'")
    )
  }
}
