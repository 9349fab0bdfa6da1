import Reporting
import Testing

@testable import Brolly

@Suite @MainActor struct `A world` {
  private final class Counter: World {
    var count = 0
    init(_ scenario: ScenarioContext) {}
  }

  private final class Impossible: World {
    struct NoSpace: Error, CustomStringConvertible { var description: String { "There is no space left." } }
    init(_ scenario: ScenarioContext) throws { throw NoSpace() }
  }

  private let twoScenarios = """
    feature: F
    scenarios:
      - {scenario: One, given: [it counts, it counts]}
      - {scenario: Two, given: it counts}
    """

  @Test func `is made anew for each scenario, and shared by the libraries that name its type`() async throws {
    let notebook = Notebook()
    let first = Steps<Counter> { Given("it counts") { world in world.count += 1 } }
    let second = Steps<Counter> { After { world in notebook.note("\(world.count)") } }
    _ = try await TestRun(
      twoScenarios,
      StepLibrariesBuilder.buildBlock(
        StepLibrariesBuilder.buildExpression(first), StepLibrariesBuilder.buildExpression(second)))
    #expect(notebook.lines == ["2", "1"])
  }

  @Test func `that cannot be made fails the step that needs it, with the cause`() async throws {
    let run = try await TestRun(
      feature("given: it counts"), libraries { Given("it counts") { (_: Impossible) in } })
    #expect(run.outcomes == [.failed])
    #expect(run.failures.map(\.message) == ["Impossible cannot be made: There is no space left."])
  }
}
