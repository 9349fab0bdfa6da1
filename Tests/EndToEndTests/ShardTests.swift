import TestSupport
import Testing

@Suite struct `A suite on several machines` {
  private static let names = ["One", "Two", "Three", "Four", "Five"]

  private func place() throws -> Workplace {
    try Workplace(scenarios: [
      "One": "all is well", "Two": "all is well", "Three": "a step throws", "Four": "all is well",
      "Five": "all is well",
    ])
  }

  /// The scenarios that stand in a report, and how each ended.
  private func cases(_ outline: String) -> [String] { outline.split(separator: "\n").dropLast().map(String.init) }

  @Test(arguments: [1, 2, 3, 7]) func `runs each scenario in one shard, and in no other`(count: Int) async throws {
    let place = try place()
    var found: [String] = []
    for number in 1...count {
      let run = try await place.run("--shard", "\(number)/\(count)", "--jobs", "1", "--format", "junit:report.xml")
      let cases = cases(try place.outline())
      #expect(run.status == (cases.contains { $0.contains("error") } ? 1 : 0))
      #expect(run.output.contains("1 worker, shard \(number)/\(count)"))
      found += cases
    }
    #expect(found.count == 5)
    #expect(Set(found.map { $0.prefix { $0 != ":" } }) == Set(Self.names.map { "Faults › \($0)"[...] }))
  }

  @Test func `passes in a shard that has nothing to do, with an empty report`() async throws {
    let place = try place()
    let run = try await place.run("--shard", "6/6", "--jobs", "1", "--format", "junit:report.xml")
    #expect(
      run
        == ProgramResult(
          status: 0, output: "nothing was run · 0 scenarios, 0 steps · 0 s, 1 worker, shard 6/6\n"))
    #expect(try place.outline() == "0 tests, 0 failures, 0 errors, 0 skipped")
  }

  @Test func `is cut by the durations of an earlier report`() async throws {
    let place = try place()
    let times = zip(Self.names, [9, 1, 1, 1, 1]).map {
      #"<testcase classname="Faults" name="\#($0)" time="\#($1)"/>"#
    }
    try place.write("<testsuite>\(times.joined())</testsuite>", to: "earlier.xml")
    _ = try await place.run(
      "--shard", "1/2", "--timings", "earlier.xml", "--jobs", "1", "--format", "junit:report.xml")
    #expect(cases(try place.outline()) == ["Faults › One: passed"])
  }

  @Test func `takes the shard that a CI server names`() async throws {
    let place = try place()
    let variables = ["CIRCLE_NODE_INDEX": "4", "CIRCLE_NODE_TOTAL": "5"]
    let run = try await place.run("--shard", "auto", "--format", "junit:report.xml", environment: variables)
    #expect(run.output.contains("shard 5/5"))
    #expect(cases(try place.outline()) == ["Faults › Five: passed"])
    let half = try await place.run("--shard", "auto", environment: ["CIRCLE_NODE_INDEX": "4"])
    #expect(
      half
        == ProgramResult(
          status: 2,
          errors: """
            error: CIRCLE_NODE_INDEX is 4, and CIRCLE_NODE_TOTAL is not set.
              CircleCI sets both in parallel jobs; elsewhere, write --shard K/N instead of auto.

            """))
  }

  @Test func `does without durations that it cannot read`() async throws {
    let place = try place()
    let run = try await place.run("--shard", "1/2", "--timings", "missing.xml")
    #expect(
      run
        == ProgramResult(
          status: 2,
          errors: """
            error: 'missing.xml' cannot be opened: No such file or directory.
              An empty file will do where there was no earlier run; let all shards have the same.

            """))
  }

  @Test func `is put together again by merge`() async throws {
    let place = try place()
    for number in 1...2 {
      _ = try await place.run("--shard", "\(number)/2", "--jobs", "1", "--format", "junit:shard-\(number).xml")
    }
    let merge = try await place.run("merge", "shard-1.xml", "shard-2.xml", "--format", "junit:report.xml")
    #expect(merge == ProgramResult(status: 1, output: "2 reports, 5 cases: 1 not green · report.xml\n"))
    #expect(try place.outline().contains("5 tests, 0 failures, 1 errors, 0 skipped"))
  }

  @Test(arguments: [[], ["report.xml"], ["report.xml", "--format", "quiet"]])
  func `needs reports, and a place for the merged one`(arguments: [String]) async throws {
    let run = try await Workplace().run(["merge"] + arguments)
    #expect(
      run
        == ProgramResult(
          status: 2,
          errors: """
            error: 'merge' takes JUnit reports, and where the merged one goes.
              Write: brolly merge shard-1.xml shard-2.xml --format junit:report.xml

            """))
  }
}
