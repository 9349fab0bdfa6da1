import TestSupport
import Testing

@Suite struct `Repeated scenarios` {
  private func place() throws -> Workplace {
    try Workplace(scenarios: ["Luck": "a step throws a die", "Calm": "all is well"])
  }

  /// The cases of a report with what each has logged.
  private func cases(_ place: Workplace) throws -> [String] {
    try place.report().split(separator: "<testcase ").dropFirst().map { part in
      let name = part.firstMatch(of: #/ name="([^"]*)"/#)?.1 ?? ""
      let seed = part.firstMatch(of: /name="seed" value="(\d+)"/)?.1 ?? "-"
      let number = part.firstMatch(of: /It is a (\d)/)?.1 ?? "-"
      return "\(name): \(number) of \(seed)"
    }
  }

  @Test func `are cases of their own, numbered, with other random numbers each`() async throws {
    let place = try place()
    _ = try await place.run("--repeat", "20", "--seed", "100", "--format", "junit:report.xml", "--jobs", "1")
    let cases = try cases(place)
    #expect(cases.count == 40)
    #expect(cases[0].hasPrefix("Luck (repetition 1 of 20): "))
    #expect(cases[0].hasSuffix(" of 100"))
    #expect(cases[19].hasSuffix(" of 119"))
    #expect(cases[20] == "Calm (repetition 1 of 20): - of -")
    #expect(Set(cases.prefix(20).map { $0.split(separator: ": ")[1].prefix(1) }).count > 2)
  }

  @Test(arguments: [["--jobs", "4"], ["--in-process"], ["--order", "reverse", "--jobs", "2"]])
  func `have the same numbers whatever the order and the workers`(options: [String]) async throws {
    let (one, other) = (try place(), try place())
    let common = ["--repeat", "12", "--seed", "7", "--format", "junit:report.xml"]
    _ = try await one.run(common + ["--jobs", "1"])
    _ = try await other.run(common + options)
    #expect(try cases(one) == cases(other))
  }

  @Test func `that failed are repeated alone with the seed that the summary names`() async throws {
    let place = try place()
    let run = try await place.run(
      "--repeat", "40", "--seed", "100", "--name", "Luck", "--format", "quiet", "--fail-fast")
    #expect(run.status == 1)
    let seed = try #require(run.output.firstMatch(of: /With the same random numbers again:  --seed (\d+)/)?.1)
    #expect(run.output.contains("FaultySuite run Features/a.yaml:3"))
    let again = try await place.run("Features/a.yaml:3", "--seed", String(seed), "--format", "quiet")
    #expect(again.status == 1)
    #expect(again.output.contains("The disk is full."))
  }

  @Test func `are run again alone with the command that the summary shows`() async throws {
    let place = try place()
    let run = try await place.run(
      "--repeat", "40", "--seed", "100", "--name", "Luck", "--format", "quiet", "--fail-fast", "--jobs", "1")
    let seed = try #require(run.output.firstMatch(of: /again:  FaultySuite run Features\/a.yaml:3 --seed (\d+)\n/)?.1)
    #expect(run.output.contains("Luck (repetition \((Int(seed) ?? 0) - 99) of 40)"))
  }

  @Test func `tell their seed even where their process dies in the step that asked for it`() async throws {
    let place = try Workplace(scenarios: ["Dies": "a step dies of a die", "Dies too": "a step kills its process"])
    let run = try await place.run("--repeat", "2", "--seed", "7", "--format", "junit:report.xml", "--format", "quiet")
    #expect(run.status == 1)
    #expect(
      try cases(place) == [
        "Dies (repetition 1 of 2): - of 7", "Dies (repetition 2 of 2): - of 8", "Dies too (repetition 1 of 2): - of -",
        "Dies too (repetition 2 of 2): - of -",
      ])
  }

  @Test func `have the same numbers however the path of the feature is written`() async throws {
    let place = try place()
    let options = ["--repeat", "12", "--seed", "7", "--format", "junit:report.xml"]
    _ = try await place.run(["Features/a.yaml"] + options)
    let short = try cases(place)
    for path in ["./Features/a.yaml", place.path("Features/a.yaml")] {
      _ = try await place.run([path] + options)
      #expect(try cases(place) == short)
    }
  }

  @Test func `are one scenario for --rerun, which failed if one of them did`() async throws {
    let place = try place()
    try place.makeFolder(".build")
    _ = try await place.run("--repeat", "40", "--seed", "100", "--jobs", "1")
    let run = try await place.run("--rerun", "--format", "junit:report.xml")
    #expect(run.status != 2)
    #expect(try cases(place).map { $0.prefix { $0 != ":" } } == ["Luck"])
  }

  @Test func `are started in the random order of the seed`() async throws {
    let run = try await place().run("--order", "random", "--seed", "5", "--format", "quiet")
    #expect(run.output.contains("In this order again:  --order random:5\n"))
  }

  @Test func `are asked for in the configuration as well`() async throws {
    let place = try place()
    try place.write("repeat: 2\nseed: 7\n", to: ".brolly.yaml")
    _ = try await place.run("--name", "Luck", "--format", "junit:report.xml")
    let cases = try cases(place)
    #expect(cases.count == 2)
    #expect(cases[1].hasSuffix(" of 8"))
  }

  @Test func `are not checked more than once`() async throws {
    let place = try Workplace(scenarios: ["Unknown": "nobody knows this"])
    let run = try await place.run("check", "--repeat", "3")
    #expect(run.output == "1 feature, 1 scenario, 1 step: 1 step not bound to exactly one definition.\n")
  }

  @Test func `are refused where there would be too many`() async throws {
    let place = try Workplace(
      "feature: Many\nscenarios:\n" + (1...11).map { "  - {scenario: \($0), given: all is well}\n" }.joined())
    let run = try await place.run("--repeat", "100000")
    #expect(
      run
        == ProgramResult(
          status: 2,
          errors: """
            error: 11 scenarios, each 100000 times, are more than the 1000000 that one run takes.
              Repeat them less often, or select fewer of them, as with --name or PATH:LINE.

            """))
  }

  @Test func `have names as ever where each is run once`() async throws {
    let place = try place()
    _ = try await place.run("--repeat", "1", "--name", "Calm", "--format", "junit:report.xml")
    #expect(try cases(place) == ["Calm: - of -"])
  }

  @Test(arguments: [
    (["--repeat", "0"], "'0' is no number for 'repeat'."), (["--repeat", "x"], "'x' is no number for 'repeat'."),
    (["--seed", "-1"], "'-1' is no seed."), (["--seed", "dice"], "'dice' is no seed."),
  ])
  func `are refused where the option makes no sense`(options: [String], message: String) async throws {
    let run = try await place().run(options)
    #expect(run.status == 2)
    #expect(run.errors.contains(message))
  }
}
