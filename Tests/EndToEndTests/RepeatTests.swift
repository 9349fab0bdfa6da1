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
