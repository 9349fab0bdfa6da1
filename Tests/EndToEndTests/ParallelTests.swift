import TestSupport
import Testing

@Suite struct `Scenarios that cannot run beside others` {
  /// Scenarios of which each fails where another holds the same thing at the same time.
  private func place(_ settings: String) throws -> Workplace {
    let scenarios = (1...12).map { number in
      """
        - scenario: Number \(number)
          \(settings)
          when: a step holds 'the printer' for itself

      """
    }
    return try Workplace("feature: Faults\nscenarios:\n\(scenarios.joined())")
  }

  @Test(arguments: ["serial: true", "uses: [printer]", "uses: [paper, printer]"])
  func `wait for each other`(settings: String) async throws {
    let run = try await place(settings).run("--jobs", "4")
    #expect(run.output.contains("12 passed · 12 scenarios"))
    #expect(run.status == 0)
  }

  @Test func `let others pass that need nothing of theirs`() async throws {
    let place = try place("uses: [printer]")
    try place.write(
      """
      feature: Free
      scenarios:
        - scenario: Free
          when: all is well
      """, to: "Features/b.yaml")
    #expect(try await place.run("--jobs", "4").output.contains("13 passed · 13 scenarios"))
  }
}
