import Foundation
import TestSupport
import Testing

/// What cannot be run is told whole, with status 2, and no step runs.
@Suite struct `Bad input` {
  private let writing = "feature: Writing\nscenarios:\n  - scenario: Writes\n    when: '\"mark\" is written'\n"

  private func expectRefusal(
    _ place: Workplace, _ arguments: [String], _ message: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let run = try await place.run(arguments)
    #expect(run == ProgramResult(status: 2, errors: message), sourceLocation: sourceLocation)
    #expect(!place.holds("mark"), "a step ran", sourceLocation: sourceLocation)
  }

  @Test func `a path that is not there`() async throws {
    let place = try Workplace(writing)
    try await expectRefusal(
      place, ["run", "nowhere.yaml"],
      """
      error: There is no 'nowhere.yaml'.
        Name a feature file or a folder of them.

      """)
    try await expectRefusal(
      place, ["run", "Feature", "Features/b.yaml:3"],
      """
      error: There is no 'Feature'.
        Did you mean 'Features'?

      error: There is no 'Features/b.yaml'.
        Did you mean 'a.yaml'?

      2 errors; nothing was run.

      """)
  }

  @Test func `no folder of features`() async throws {
    try await expectRefusal(
      try Workplace(), [],
      """
      error: There is no 'Features'.
        Name a feature file or a folder of them.

      """)
  }

  @Test func `a folder with no feature files`() async throws {
    let place = try Workplace()
    try place.write("no feature", to: "docs/read.me")
    try place.makeFolder("docs/folder.yaml")
    try await expectRefusal(
      place, ["docs"],
      """
      error: There is no feature file in 'docs'.
        A feature file's name ends in .yaml or .yml.

      """)
  }

  @Test func `a file that is not readable`() async throws {
    let place = try Workplace(writing)
    try place.link("Features/b.yaml", to: "nowhere")
    try place.link("loop.yaml", to: "loop.yaml")
    try await expectRefusal(
      place, [], "error: The feature file 'Features/b.yaml' cannot be read: No such file or directory.\n")
    try await expectRefusal(
      place, ["loop.yaml"], "error: The feature file 'loop.yaml' cannot be read: Too many levels of symbolic links.\n")
  }

  @Test(arguments: ["feature: Nothing", "feature: Nothing\nscenarios: []"])
  func `a feature with no scenarios`(text: String) async throws {
    try await expectRefusal(
      try Workplace(text), [],
      """
      Features/a.yaml:1:1: error: This is a feature with no scenarios.
        1 | feature: Nothing
          | ^
        List them under 'scenarios:', each one as '- scenario: ' and its name.

      """)
  }

  @Test func `options that are not there, and values that are none`() async throws {
    try await expectRefusal(
      try Workplace(writing), ["--tgas", "smoke", "--jobs", "many", "--format", "xml", "--timeout"],
      """
      error: There is no option '--tgas'.
        Did you mean '--tags'?

      error: '--timeout' needs a value.
        Write --timeout DURATION.

      2 errors; nothing was run.

      """)
    try await expectRefusal(
      try Workplace(writing), ["--jobs", "many", "--format", "xml", "--timeout", "soon", "--color", "nevr"],
      """
      error: 'many' is no number for 'jobs'.
        Write a whole number from 1 to 1000.

      error: There is no report format 'xml'.
        There are: progress, pretty, quiet, junit:FILE, junit-strict:FILE.

      error: 'soon' is no duration for 'timeout'.
        Write numbers with their units: 500ms, 5s, 2m or 1m30s.

      error: 'nevr' is nothing that 'color' can be.
        Did you mean 'never'? It can be auto, always, never.

      4 errors; nothing was run.

      """)
  }

  @Test func `bad tag expressions`() async throws {
    try await expectRefusal(
      try Workplace(writing), ["--tags", "smoke and", "--tags", "not (slow"],
      """
      error: The tag expression cannot be read: a tag is expected at its end.
          smoke and
                   ^
        Write a tag behind the last word, or take that word out.

      error: The tag expression cannot be read: this '(' is never closed.
          not (slow
              ^
        Add a ')'.

      2 errors; nothing was run.

      """)
  }

  @Test(arguments: [
    ("Features", "Is a directory"), ("Features/a.yaml/report.xml", "Not a directory"),
  ])
  func `a report that cannot be written, before anything runs`(path: String, reason: String) async throws {
    try await expectRefusal(
      try Workplace(writing), ["--format", "junit:\(path)"],
      """
      error: The report 'junit' cannot be written to '\(path)': \(reason).
        Name a file in a folder that you may write to, as in '--format junit:report.xml'.

      """)
  }

  @Test func `several errors in several files, all of them at once`() async throws {
    let place = try Workplace("feature: A\nscenarios:\n  - scenario: One\n    wehn: all is well\n    tags: @smoke\n")
    try place.write(
      "feature: B\nscenarios:\n  - scenario: Two\n    givn: x\n    when:\n      - I see \"Error: none\"\n  - given: y\n",
      to: "Features/b.yaml")
    try place.write("feature: C\nscenarios:\n  - scenario: Three\n    when: all is well\n", to: "Features/c.yaml")
    let run = try await place.run()
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(
      run.errors == """
        Features/a.yaml:5:11: error: YAML reserves '@'; a text cannot begin with it.
          5 |     tags: @smoke
            |           ^
          Leave the '@' away, or quote the text:
              tags: '@smoke'

        Features/b.yaml:4:5: error: 'givn' is no key of a scenario.
          4 |     givn: x
            |     ^--^
          Did you mean 'given'?
          The keys of a scenario are scenario, given, when, then, tags, steps, examples, description, skip, \
        timeout, retries, serial, uses, and the writer's own that begin with 'x-'.

        Features/b.yaml:6:9: error: The step holds ': ', which makes it a mapping of two texts.
          6 |       - I see "Error: none"
            |         ^----------^
          Quote the whole step:
                - 'I see "Error: none"'

        Features/b.yaml:7:5: error: The scenario has no name; a step stands here where a scenario belongs.
          7 |   - given: y
            |     ^
          Indent it as far as the keys of the scenario that it belongs to, or begin with '- scenario: ' and a name.

        4 errors; nothing was run.

        """)
  }

  @Test func `nothing that is selected`() async throws {
    let place = try Workplace(writing)
    try await expectRefusal(
      place, ["--tags", "nobody"],
      """
      error: The one scenario is not selected, so nothing was run.
        'brolly list' shows what there is; --allow-empty makes nothing a success.

      """)
    let allowed = try await place.run("--tags", "nobody", "--allow-empty", "--format", "junit:report.xml")
    #expect(allowed == ProgramResult(status: 0, output: "nothing was run · 0 scenarios, 0 steps · 0 s, 1 worker\n"))
    #expect(try place.outline() == "0 tests, 0 failures, 0 errors, 0 skipped")
  }

  @Test func `a configuration with mistakes`() async throws {
    let place = try Workplace(
      writing, configuration: "jbos: 3\njobs: [1, 2]\nin-process: perhaps\napps: [a]\n")
    try await expectRefusal(
      place, [],
      """
      .brolly.yaml:1:1: error: There is no option 'jbos'.
        1 | jbos: 3
          | ^
        Did you mean 'jobs'?

      .brolly.yaml:2:7: error: 'jobs' takes one value.
        2 | jobs: [1, 2]
          |       ^

      .brolly.yaml:3:13: error: 'in-process' is a switch.
        3 | in-process: perhaps
          |             ^
        Write 'in-process: true'.

      .brolly.yaml:4:7: error: 'apps' is a mapping of names to products or paths.
        4 | apps: [a]
          |       ^

      4 errors; nothing was run.

      """)
  }

  @Test func `a profile with a wrong value, and one that is not there`() async throws {
    let place = try Workplace(writing, configuration: "profiles:\n  ci: {order: sideways}\n")
    try await expectRefusal(
      place, ["--profile", "ci"],
      """
      .brolly.yaml:2:15: error: 'sideways' is nothing that 'order' can be.
        2 |   ci: {order: sideways}
          |               ^
        It can be defined, reverse, random, random:SEED.

      """)
    try await expectRefusal(
      place, ["--profile", "ic"],
      """
      error: There is no profile 'ic' in .brolly.yaml.
        Did you mean 'ci'?

      """)
  }

  @Test func `a configuration that is a folder`() async throws {
    let place = try Workplace(writing)
    try place.makeFolder(".brolly.yaml")
    try await expectRefusal(place, [], "error: '.brolly.yaml' cannot be read: Is a directory.\n")
  }
}
