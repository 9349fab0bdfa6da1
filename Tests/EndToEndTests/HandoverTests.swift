import TestSupport
import Testing

/// `brolly` runs the suite that the configuration or the command line names, and is as if it were that suite.
@Suite struct `Handing over to a suite` {
  private let feature = "feature: Hand\nscenarios:\n  - scenario: One\n    when: a step throws\n"

  @Test(arguments: [[], ["--suite", "BUILD/FaultySuite"], ["--suite", "FaultySuite"]])
  func `passes arguments, output and status on`(options: [String]) async throws {
    let place = try Workplace(feature, configuration: options.isEmpty ? "suite: FaultySuite\n" : nil)
    let options = options.map { $0.replacing("BUILD/FaultySuite", with: BuiltProducts.path("FaultySuite")) }
    let run = try await place.run(["run", "--no-build", "--jobs", "1"] + options, of: "brolly")
    #expect(
      run
        == ProgramResult(
          status: 1,
          output: """
            Hand  0 of 1 0 s  1 failed

            FAILED  Hand › One       Features/a.yaml:3
              when   a step throws   ✘
                     The disk is full.
                     Tests/Fixtures/FaultySuite/FaultySteps.swift:#

            1 failed · 1 scenario, 1 step · 0 s, 1 worker
            Run it again:  brolly run Features/a.yaml:3

            """))
  }

  @Test func `passes on what is wrong`() async throws {
    let place = try Workplace(feature, configuration: "suite: FaultySuite\n")
    let run = try await place.run("run", "--no-build", "--name", "nobody", of: "brolly")
    #expect(
      run
        == ProgramResult(
          status: 2,
          errors: """
            error: The one scenario is not selected, so nothing was run.
              'brolly list' shows what there is; --allow-empty makes nothing a success.

            """))
  }

  @Test func `says where it has looked for a suite that is not there`() async throws {
    let place = try Workplace(feature, configuration: "suite: GhostSuite\n")
    let run = try await place.run("--no-build", of: "brolly")
    #expect(
      run
        == ProgramResult(
          status: 2,
          errors: """
            error: There is no suite '/build/GhostSuite'.
              'suite' in .brolly.yaml names an executable product of this package.

            """))
    let path = try await place.run("--suite", "./GhostSuite", of: "brolly")
    #expect(
      path
        == ProgramResult(
          status: 2,
          errors: """
            error: There is no suite './GhostSuite'.
              Name the executable of a suite, or a product of this package.

            """))
  }
}
