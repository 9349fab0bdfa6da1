import Diagnostics
import Reporting
import Testing

@testable import Brolly

@Suite @MainActor struct `Hooks` {
  private let notebook = Notebook()
  private struct Broken: Error {}

  private let twoScenarios = """
    feature: F
    scenarios:
      - scenario: One
        tags: [fast]
        given: it passes
      - scenario: Two
        tags: [slow]
        given: it passes
    """

  @Test func `run in order around the run, the worker, the scenario and the step`() async throws {
    let notebook = notebook
    let run = try await TestRun(
      feature("given: it passes"),
      libraries {
        BeforeAll { (_) in notebook.note("before all") } as Steps<EmptyWorld>
        AfterAll { (_) in notebook.note("after all") }
        BeforeWorker { (_) in notebook.note("before worker") }
        AfterWorker { (_) in notebook.note("after worker") }
        Before { _ in notebook.note("before") }
        After { _ in notebook.note("after") }
        BeforeStep { _ in notebook.note("before step") }
        AfterStep { _ in notebook.note("after step") }
        Given("it passes") { _ in notebook.note("step") }
      })
    #expect(
      notebook.lines == [
        "before all", "before worker", "before", "before step", "step", "after step", "after", "after worker",
        "after all",
      ])
    #expect(run.record.runHooks.count == 4)
  }

  @Test func `run for the scenarios that their tag expression names`() async throws {
    let notebook = notebook
    _ = try await TestRun(
      twoScenarios,
      libraries {
        Before(tagged: "@slow") { (_: EmptyWorld) in notebook.note("slow") }
        Before(tagged: "not slow") { (_: EmptyWorld) in notebook.note("not slow") }
        Given("it passes") { (_: EmptyWorld) in notebook.note("step") }
      })
    #expect(notebook.lines == ["not slow", "step", "slow", "step"])
  }

  @Test func `run by their order, and as they are written where it is equal`() async throws {
    let notebook = notebook
    _ = try await TestRun(
      feature("given: it passes"),
      libraries {
        Before(order: 2) { (_: EmptyWorld) in notebook.note("third") }
        Before(order: -1) { (_: EmptyWorld) in notebook.note("first") }
        Before(order: 2) { (_: EmptyWorld) in notebook.note("fourth") }
        Before { (_: EmptyWorld) in notebook.note("second") }
        Given("it passes") { (_: EmptyWorld) in }
      })
    #expect(notebook.lines == ["first", "second", "third", "fourth"])
  }

  @Test func `when a BeforeAll fails the others and all AfterAll run, and no scenario does`() async throws {
    let notebook = notebook
    let run = try await TestRun(
      twoScenarios,
      libraries {
        BeforeAll(name: "database") { _ in throw Broken() } as Steps<EmptyWorld>
        BeforeAll { _ in notebook.note("second before all") }
        AfterAll { _ in notebook.note("after all") }
        Given("it passes") { _ in notebook.note("step") }
      })
    #expect(notebook.lines == ["second before all", "after all"])
    #expect(run.outcomes == [nil, nil])
    #expect(run.record.scenarios.map(\.notRunReason) == Array(repeating: "A BeforeAll hook failed.", count: 2))
    #expect(run.record.ending?.cause == .aborted)
    #expect(!run.record.isGreen)
  }

  @Test func `leave what they log and attach in the report`() async throws {
    let run = try await TestRun(
      feature("given: it passes"),
      libraries {
        BeforeAll { run in run.log("starting") } as Steps<EmptyWorld>
        Given("it passes") { _ in }
      })
    #expect(
      run.record.runHooks[0].attachments == [Attachment(mediaType: Attachment.logMediaType, body: .text("starting"))])
  }

  @Test func `with a tag expression that cannot be read are mistakes at their own place`() throws {
    let steps = libraries { Before(tagged: "slow and", file: "Steps.swift", line: 7, column: 3) { (_: EmptyWorld) in } }
    let error = #expect(throws: DiagnosticList.self) { try StepBinder(steps.contents) }
    let list = try #require(error)
    #expect(list.diagnostics.map { "\($0.location?.description ?? "")" } == ["Steps.swift:7:3"])
  }
}
