import Reporting
import Testing

@testable import Brolly

@Suite @MainActor struct `A time limit` {
  private var options: RunOptions {
    var options = RunOptions()
    options.stepTimeLimit = .milliseconds(20)
    return options
  }

  private var steps: StepLibraries {
    libraries {
      Given("it waits for ever") { (_: EmptyWorld) in try await Task.sleep(for: .seconds(3600)) }
      Given("it passes") { (_: EmptyWorld) in }
      After(name: "cleaning") { (_: EmptyWorld) in try Task.checkCancellation() }
    }
  }

  @Test func `cancels a step that takes too long, and after hooks still run`() async throws {
    let run = try await TestRun(feature("given: it waits for ever", "then: it passes"), steps, options: options)
    #expect(run.steps == ["failed given it waits for ever", "skipped then it passes", "passed After cleaning"])
    #expect(run.failures.map(\.kind) == [.timedOut])
    #expect(run.failures.map(\.message) == ["The step took longer than 0.02 s."])
  }

  @Test func `is told of the step that took too long, not of the hooks after it`() async throws {
    let run = try await TestRun(
      feature("given: it waits for ever"),
      libraries {
        Given("it waits for ever") { (_: EmptyWorld) in try await Task.sleep(for: .seconds(3600)) }
        AfterStep { (_: EmptyWorld) in }
      }, options: options)
    #expect(run.steps == ["failed given it waits for ever", "passed AfterStep"])
  }

  @Test func `of a scenario holds for all of its steps together`() async throws {
    let run = try await TestRun(
      "feature: F\nscenarios:\n  - scenario: S\n    timeout: 30ms\n    given: it waits for ever\n", steps)
    #expect(run.failures.map(\.message) == ["The scenario took longer than 0.03 s."])
  }
}
