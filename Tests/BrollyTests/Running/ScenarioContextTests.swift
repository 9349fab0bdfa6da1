import Reporting
import Testing

@testable import Brolly

@Suite @MainActor struct `The scenario's context` {
  private final class ContextWorld: World {
    let scenario: ScenarioContext
    init(_ scenario: ScenarioContext) { self.scenario = scenario }
  }

  @Test func `names the scenario and what it stands in`() async throws {
    let notebook = Notebook()
    _ = try await TestRun(
      """
      feature: F
      tags: [a]
      rules:
        - rule: R
          scenarios:
            - scenario: S
              tags: [b]
              given: it passes
      """,
      libraries {
        Given("it passes") { (world: ContextWorld) in
          let scenario = world.scenario
          notebook.note("\(scenario.feature) \(scenario.rule ?? "") \(scenario.name) \(scenario.tags)")
          notebook.note("\(scenario.location) \(scenario.attempt)")
        }
      })
    #expect(notebook.lines == [#"F R S ["a", "b"]"#, "test.yaml:6:19 1"])
  }

  @Test func `takes texts, bytes, JSON and log lines to the step that attached them`() async throws {
    let run = try await TestRun(
      feature("given: it attaches", "then: it passes"),
      libraries {
        Given("it attaches") { (world: ContextWorld) in
          world.scenario.log("a line")
          world.scenario.attach("a text")
          world.scenario.attach([1, 2], mediaType: "image/png", name: "screen.png")
          try world.scenario.attach(json: ["b": 1], name: "answer")
        }
        Then("it passes") { (_: ContextWorld) in }
      })
    #expect(
      run.record.scenarios[0].attempts[0].steps.map(\.attachments) == [
        [
          Attachment(mediaType: "text/x.cucumber.log+plain", body: .text("a line")),
          Attachment(mediaType: "text/plain", body: .text("a text")),
          Attachment(name: "screen.png", mediaType: "image/png", body: .bytes([1, 2])),
          Attachment(name: "answer", mediaType: "application/json", body: .text("{\n  \"b\" : 1\n}")),
        ], [],
      ])
  }

  @Test func `tells an after hook whether the scenario has failed`() async throws {
    let notebook = Notebook()
    _ = try await TestRun(
      feature("given: it fails"),
      libraries {
        After { (world: ContextWorld) in notebook.note("\(world.scenario.hasFailed)") }
        Given("it fails") { (_: ContextWorld) in try expect(false) }
      })
    #expect(notebook.lines == ["true"])
  }
}
