import Reporting
import Testing

@testable import Brolly

@Suite @MainActor struct `What happens after what` {
  private let notebook = Notebook()

  private var steps: StepLibraries {
    libraries {
      Given("it passes") { (_: EmptyWorld) in }
      Given("it fails") { (_: EmptyWorld) in throw Broken() }
      Given("it is pending") { (_: EmptyWorld) in throw .pending("later") }
      Given("it skips") { (_: EmptyWorld) in throw .skipped("not here") }
      Given("it happens {word}") { (_: EmptyWorld, _: String) in }
      Given("it happens twice") { (_: EmptyWorld) in }
    }
  }

  private struct Broken: Error {}

  @Test(arguments: [
    (["given: it passes", "then: it passes"], ["passed", "passed"], Outcome.passed),
    (["given: it fails", "then: it passes"], ["failed", "skipped"], .failed),
    (
      ["given: it fails", "then: nobody knows", "and: it happens twice"], ["failed", "undefined", "ambiguous"], .failed
    ),
    (["given: nobody knows", "then: it passes"], ["undefined", "skipped"], .undefined),
    (["given: it happens twice", "then: nobody knows"], ["ambiguous", "undefined"], .ambiguous),
    (["given: it passes", "then: it skips", "and: nobody knows"], ["passed", "skipped", "skipped"], .skipped),
    (
      ["given: it is pending", "then: it passes", "and: nobody knows"], ["pending", "skipped", "undefined"], .undefined
    ),
    (["given: it is pending", "then: it fails"], ["pending", "skipped"], .pending),
  ])
  func `steps after one that did not pass are skipped, and unbound ones are still told`(
    lines: [String], outcomes: [String], outcome: Outcome
  ) async throws {
    let text = "feature: F\nscenarios:\n  - scenario: S\n    steps:\n" + lines.map { "      - \($0)\n" }.joined()
    let run = try await TestRun(text, steps)
    #expect(run.steps.map { String($0.prefix { $0 != " " }) } == outcomes)
    #expect(run.outcomes == [outcome])
  }

  @Test func `reasons of pending and skipped steps are kept`() async throws {
    let run = try await TestRun(feature("given: it is pending"), steps)
    #expect(run.record.scenarios[0].attempts[0].steps[0].reason == "later")
    let skipping = try await TestRun(feature("given: it skips"), steps)
    #expect(skipping.record.scenarios[0].attempts[0].steps[0].reason == "not here")
    #expect(skipping.record.isGreen)
    #expect(!run.record.isGreen)
  }

  @Test func `a skip in a before hook skips later before hooks and the steps, and after hooks still run`() async throws
  {
    let run = try await TestRun(
      feature("given: it passes", "then: nobody knows"),
      libraries {
        Before(name: "first") { (_: EmptyWorld) in throw .skipped("no network") }
        Before(name: "second") { (_: EmptyWorld) in }
        After(name: "last") { (_: EmptyWorld) in }
        Given("it passes") { (_: EmptyWorld) in }
      })
    #expect(
      run.steps == [
        "skipped Before first", "skipped Before second", "skipped given it passes", "skipped then nobody knows",
        "passed After last",
      ])
    #expect(run.outcomes == [.skipped])
  }

  @Test func `a before hook that fails skips later before hooks and the steps, and after hooks still run`() async throws
  {
    let run = try await TestRun(
      feature("given: it passes"),
      libraries {
        Before(name: "first") { (_: EmptyWorld) in throw Broken() }
        Before(name: "second") { (_: EmptyWorld) in }
        After(name: "last") { (_: EmptyWorld) in }
        Given("it passes") { (_: EmptyWorld) in }
      })
    #expect(
      run.steps == [
        "failed Before first", "skipped Before second", "skipped given it passes", "passed After last",
      ])
    #expect(run.outcomes == [.failed])
  }

  @Test func `every after hook runs, in reverse order, also after one that fails`() async throws {
    let run = try await TestRun(
      feature("given: it fails"),
      libraries {
        After(name: "first written") { (_: EmptyWorld) in }
        After(name: "second written") { (_: EmptyWorld) in throw Broken() }
        After(order: 1, name: "of higher order") { (_: EmptyWorld) in }
        Given("it fails") { (_: EmptyWorld) in throw Broken() }
      })
    #expect(
      run.steps == [
        "failed given it fails", "passed After of higher order", "failed After second written",
        "passed After first written",
      ])
  }

  @Test func `a hook that fails after good steps fails the scenario`() async throws {
    let run = try await TestRun(
      feature("given: it passes"),
      libraries {
        After(name: "cleaning") { (_: EmptyWorld) in throw Broken() }
        Given("it passes") { (_: EmptyWorld) in }
      })
    #expect(run.outcomes == [.failed])
    #expect(run.failures.map(\.type) == ["Broken"])
  }

  @Test func `step hooks stand around each step that is run, and around no other`() async throws {
    let notebook = notebook
    let run = try await TestRun(
      feature("given: it passes", "when: it fails", "then: it passes"),
      libraries {
        BeforeStep { (_: EmptyWorld) in notebook.note("before") }
        AfterStep { (_: EmptyWorld) in notebook.note("after") }
        Given("it passes") { (_: EmptyWorld) in notebook.note("passes") }
        Given("it fails") { (_: EmptyWorld) in
          notebook.note("fails")
          throw Broken()
        }
      })
    #expect(notebook.lines == ["before", "passes", "after", "before", "fails", "after"])
    #expect(run.outcomes == [.failed])
  }

  @Test func `a step whose before hook fails is not run, and its after hook is`() async throws {
    let notebook = notebook
    let run = try await TestRun(
      feature("given: it passes"),
      libraries {
        BeforeStep { (_: EmptyWorld) in throw Broken() }
        AfterStep { (_: EmptyWorld) in notebook.note("after") }
        Given("it passes") { (_: EmptyWorld) in notebook.note("passes") }
      })
    #expect(notebook.lines == ["after"])
    #expect(run.steps == ["failed BeforeStep", "skipped given it passes", "passed AfterStep"])
  }

  @Test func `a scenario without steps passes`() async throws {
    let run = try await TestRun("feature: F\nscenarios:\n  - scenario: S\n", steps)
    #expect(run.outcomes == [.passed])
  }

  @Test func `a scenario that its author switched off is skipped whole, hooks included`() async throws {
    let notebook = notebook
    let run = try await TestRun(
      "feature: F\nscenarios:\n  - scenario: S\n    skip: broken printer\n    given: it passes\n",
      libraries {
        Before { (_: EmptyWorld) in notebook.note("before") }
        Given("it passes") { (_: EmptyWorld) in notebook.note("passes") }
      })
    #expect(notebook.lines == [])
    #expect(run.outcomes == [.skipped])
    #expect(run.record.scenarios[0].attempts[0].skipReason == "broken printer")
  }
}
