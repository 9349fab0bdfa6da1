import Foundation
import TestSupport
import Testing

@Suite struct `brolly check` {
  /// How many steps the suite defines.
  private func countDefinitions() throws -> Int {
    let folder = "\(packageFolder)/Tests/Fixtures/FaultySuite"
    return try FileManager.default.contentsOfDirectory(atPath: folder).map { file in
      try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
        .matches(of: #/^  (Given|When|Then)\(/#.anchorsMatchLineEndings()).count
    }.reduce(0, +)
  }

  @Test func `is content where every step is bound, and warns of definitions that nothing uses`() async throws {
    let place = try Workplace(scenarios: [
      "One": "all is well", "Two": "'\"mark\" is written'", "Three": "1 and 2 are the same",
    ])
    let check = try await place.run("check")
    #expect(check.status == 0)
    #expect(check.output == "1 feature, 3 scenarios, 3 steps: every step is bound.\n")
    let unused = check.errors.matches(of: /warning: '(.*)' is used by no selected step\.\n/).map(\.output.1)
    #expect(try unused.count == countDefinitions() - 3)
    #expect(unused.contains("a step throws"))
    #expect(!unused.contains("all is well"))
    #expect(
      check.errors.contains(
        """
        : warning: 'a step throws' is used by no selected step.
          9 |   When("a step throws") { world in
            |       ^

        """))
    #expect(!place.holds("mark"), "a step ran")
  }

  @Test func `tells of steps that are undefined or ambiguous what to do, with status 1`() async throws {
    let place = try Workplace(scenarios: ["One": "nobody knows this", "Two": "this is defined twice"])
    let check = try await place.run("check")
    #expect(check.status == 1)
    #expect(check.output == "1 feature, 2 scenarios, 2 steps: 2 steps not bound to exactly one definition.\n")
    #expect(
      check.errors.hasPrefix(
        """
        Features/a.yaml:4:11: error: No definition matches this step.
          4 |     when: nobody knows this
            |           ^---------------^
          Define it:

          When("nobody knows this") { world in
            throw .pending("not written yet")
          }


        Features/a.yaml:6:11: error: 2 definitions match this step.
          6 |     when: this is defined twice
            |           ^-------------------^
          Reword one of them, or the step, so that one is left.
          Tests/Fixtures/FaultySuite/FaultySteps.swift:#:7: this is defined twice
          Tests/Fixtures/FaultySuite/FaultySteps.swift:#:7: this is defined {word}

        """))
  }

  @Test func `names the nearest definitions of a step that is misspelt`() async throws {
    let check = try await Workplace(scenarios: ["One": "a stepp throws"]).run("check")
    #expect(check.status == 1)
    #expect(
      check.errors.hasPrefix(
        """
        Features/a.yaml:4:11: error: No definition matches this step.
          4 |     when: a stepp throws
            |           ^------------^
          Define it:

          When("a stepp throws") { world in
            throw .pending("not written yet")
          }

          Tests/Fixtures/FaultySuite/FaultySteps.swift:#:7: near: a step throws

        """), "\(check.errors.prefix(700))")
  }

  @Test func `ends with status 2 where a feature cannot be read`() async throws {
    let check = try await Workplace("feature: Nothing\n").run("check")
    #expect(check.status == 2)
  }
}
