import TestSupport
import Testing

@Suite struct `The brolly tool` {
  private let weather = """
    feature: Weather
    tags: [sky]
    scenarios:
      - scenario: Sunny
        tags: [smoke]
        when: all is well
      - scenario: Row <n>
        when: <n> and 1 are the same
        examples:
          - {n: 1}
          - {n: 2}
    rules:
      - rule: Rainy days
        scenarios:
          - scenario: Rainy
            when: all is well
    """

  @Test func `tells its version`() async throws {
    let result = try await Workplace().run("version", of: "brolly")
    #expect(result.status == 0)
    #expect(result.output.wholeMatch(of: /Brolly \d+\.\d+\.\d+\n/) != nil)
    #expect(try await Workplace().run("--version", of: "brolly") == result)
  }

  @Test func `names every command, option, report and exit status in its help`() async throws {
    let help = try await Workplace().run("help", of: "brolly")
    #expect(help.status == 0)
    #expect(help.errors == "")
    let names = help.output.matches(of: #/^  (?:-\w, |    )?(-*[\w-]+)(?=[ \[:])/#.anchorsMatchLineEndings())
    #expect(
      names.map { String($0.output.1) } == [
        "run", "check", "list", "steps", "match", "merge", "help", "version", "--tags", "--name", "--rerun",
        "--shard", "--timings", "--jobs", "--format", "--fail-fast", "--retries", "--fail-on-flaky", "--repeat",
        "--seed", "--order", "--timeout", "--grace", "--in-process", "--allow-empty", "--color", "--suite",
        "--no-build", "--profile", "progress", "pretty", "quiet", "junit", "junit-strict", "0", "1", "2", "3", "130",
      ])
    #expect(help.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
    #expect(try await Workplace().run("check", "--help", of: "brolly") == help)
  }

  @Test func `lists scenarios with their places and tags`() async throws {
    let result = try await Workplace(weather).run("list", of: "brolly")
    #expect(
      result
        == ProgramResult(
          status: 0,
          output: """
            Weather
              Features/a.yaml:4   Sunny  @sky @smoke
              Features/a.yaml:10  Row 1  @sky
              Features/a.yaml:11  Row 2  @sky
              Rainy days
                Features/a.yaml:15  Rainy  @sky

            """))
  }

  @Test(arguments: [
    (["--tags", "smoke"], ["Sunny"]),
    (["--tags", "sky", "--tags", "not @smoke"], ["Row 1", "Row 2", "Rainy"]),
    (["--name", "ROW"], ["Row 1", "Row 2"]),
    (["--name", "row 2", "--name", "sunny"], ["Sunny", "Row 2"]),
    (["Features/a.yaml:11"], ["Row 2"]),
    (["Features/a.yaml:8"], ["Row 1", "Row 2"]),
    (["Features/a.yaml:13"], ["Rainy"]),
    (["Features/a.yaml:1"], ["Sunny", "Row 1", "Row 2", "Rainy"]),
    (["Features/a.yaml:4:15"], ["Sunny", "Rainy"]),
    (["Features", "Features/a.yaml"], ["Sunny", "Row 1", "Row 2", "Rainy"]),
    (["--profile", "quick"], ["Sunny"]),
    (["--profile", "quick", "--tags", "not smoke"], ["Row 1", "Row 2", "Rainy"]),
  ])
  func `selects by tags, names, lines and profiles`(arguments: [String], names: [String]) async throws {
    let place = try Workplace(weather, configuration: "profiles:\n  quick: {tags: smoke}\n")
    let result = try await place.run(["list"] + arguments, of: "brolly")
    #expect(result.status == 0)
    #expect(result.output.matches(of: #/yaml:\d+ +([\w ]+?)  /#).map { String($0.output.1) } == names)
  }

  @Test(arguments: [
    (["--order", "defined"], ["Sunny", "Row 1", "Row 2", "Rainy"]),
    (["--order", "reverse"], ["Rainy", "Row 2", "Row 1", "Sunny"]),
  ])
  func `runs in the order that is asked for`(arguments: [String], names: [String]) async throws {
    #expect(try await order(arguments) == names)
  }

  @Test func `repeats a random order by its seed`() async throws {
    let first = try await order(["--order", "random:7"])
    #expect(try await order(["--order=random:7"]) == first)
    #expect(first.sorted() == ["Rainy", "Row 1", "Row 2", "Sunny"])
  }

  private func order(_ arguments: [String]) async throws -> [String] {
    let result = try await Workplace(weather).run(["--format", "pretty", "--in-process"] + arguments)
    return result.output.matches(of: #/^ +([\w ]+?)  Features/a.yaml:\d+$/#.anchorsMatchLineEndings())
      .map { String($0.output.1) }.filter { $0 != "Weather" }.unique
  }
}

extension [String] {
  /// Each text where it stands first.
  fileprivate var unique: [String] { reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }
}
