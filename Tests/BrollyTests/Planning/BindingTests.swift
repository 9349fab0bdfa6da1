import Diagnostics
import FeatureFiles
import Reporting
import Testing

@testable import Brolly

@Suite @MainActor struct `Binding steps` {
  private struct Answer: Decodable, StepParameter { var status: Int }

  private let steps = Steps<EmptyWorld> {
    Given("I have {int} apple(s)", file: "S.swift", line: 1, column: 1) { (_, _: Int) in }
    Given("I have {word} apples", file: "S.swift", line: 2, column: 1) { (_, _: String) in }
    Given("the API answers", file: "S.swift", line: 3, column: 1) { (_, _: [Answer]) in }
    Given("a text", file: "S.swift", line: 4, column: 1) { (_, _: String) in }
  }

  private func plan(_ feature: String) throws -> Plan {
    try StepBinder(steps.contents).plan(try scenarios(of: feature))
  }

  /// What is wrong with a feature's values, as it is shown.
  private func mistakes(_ feature: String) throws -> String {
    do {
      _ = try plan(feature)
      return ""
    } catch let error as DiagnosticList {
      var renderer = DiagnosticRenderer { $0 == "test.yaml" ? feature : nil }
      return renderer.render(error.diagnostics)
    }
  }

  private func advice(_ plan: Plan) -> [StepAdvice] {
    plan.scenarios.flatMap(\.entries).compactMap(\.binding.advice)
  }

  @Test func `keeps what the parameters took, with its place in the text`() throws {
    let plan = try plan(feature("given: I have 12 apples"))
    let ambiguous = advice(plan)
    #expect(
      ambiguous == [
        .choose([
          .init(expression: "I have {int} apple(s)", location: SourceLocation(file: "S.swift", line: 1, column: 1)),
          .init(expression: "I have {word} apples", location: SourceLocation(file: "S.swift", line: 2, column: 1)),
        ])
      ])
    let bound = try self.plan(feature("given: I have 12 apple"))
    #expect(
      bound.scenarios[0].entries[0].binding.arguments == [
        MatchedArgument(range: 7..<9, text: "12", parameterType: "int")
      ])
  }

  @Test func `gives an undefined step a definition to paste and the nearest ones`() throws {
    let plan = try plan(feature("when: I have \"red\" aples"))
    guard case .define(let snippet, let nearest)? = advice(plan).first else {
      Issue.record("The step is not undefined.")
      return
    }
    #expect(
      snippet == """
        When("I have {string} aples") { (world, text: String) in
          throw .pending("not written yet")
        }
        """)
    #expect(nearest.map(\.expression).contains("I have {word} apples"))
  }

  @Test func `knows the definitions that nothing uses`() throws {
    #expect(try plan(feature("given: I have 12 apple")).unusedDefinitions == [1, 2, 3])
  }

  @Test func `refuses a value that the definition does not take`() throws {
    #expect(
      try mistakes("feature: F\nscenarios:\n  - scenario: S\n    given:\n      - I have 1 apple: red\n") == """
        test.yaml:5:25: error: A value stands behind 'I have 1 apple', and its definition takes none.
          5 |       - I have 1 apple: red
            |                         ^
          Where the colon belongs to the sentence, quote the whole step.
          Where the value is meant, let the closure take it after the parameters of the text.
          S.swift:1:1: the definition

        """)
  }

  @Test func `refuses a step whose definition needs a value that is missing`() throws {
    #expect(
      try mistakes("feature: F\nscenarios:\n  - scenario: S\n    given: the API answers\n") == """
        test.yaml:4:12: error: 'the API answers' needs a value behind it: its definition takes a Array<Answer>.
          4 |     given: the API answers
            |            ^
          Write the step as 'text: value', or with the value below it.
          S.swift:3:1: the definition

        """)
  }

  @Test func `tells every mistake in typed values at its line and column`() throws {
    let text = """
      feature: F
      scenarios:
        - scenario: S
          given:
            - the API answers:
                - {status: 200}
                - {status: many}
        - scenario: T
          given:
            - the API answers: [{code: 3}]
      """
    let shown = try mistakes(text)
    #expect(shown.contains("test.yaml:7:22: error: `[1].status` holds 'many', which is not an integer."))
    #expect(shown.contains("- {status: many}\n    |                      ^--^\n"))
    #expect(shown.contains("test.yaml:10:27: error:"))
  }
}
