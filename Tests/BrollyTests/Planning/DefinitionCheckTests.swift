import Diagnostics
import Testing

@testable import Brolly

@Suite @MainActor struct `A definition` {
  private struct Airport: StepParameter {
    init(captured text: String) throws {}
  }
  private struct Answer: Decodable, StepParameter { var status: Int }
  private enum Weather: String, CaseIterable, StepParameter { case sunny, rainy }

  /// The mistakes of a library, as they are shown where no source is at hand.
  private func mistakes(_ steps: Steps<EmptyWorld>) -> String {
    do {
      _ = try StepBinder(steps.contents)
      return ""
    } catch {
      var renderer = DiagnosticRenderer { _ in nil }
      return renderer.render(error.diagnostics)
    }
  }

  @Test func `takes the values that its expression yields, and the step's value`() {
    let steps = Steps<EmptyWorld> {
      ParameterType("weather", Weather.self)
      Given("{int} {int} {byte}") { (_, _: Int, _: Int8, _: UInt) in }
      Given("a {int} {float} {bigdecimal}") { (_, _: Double, _: Double, _: Float) in }
      Given("{word} {string} {}") { (_, _: String, _: Airport, _: String) in }
      Given("it is {weather}") { (_, _: Weather) in }
      Given("answers") { (_, _: [Answer]) in }
      Given("{int} answers") { (_, _: Int, _: Answer) in }
      Given(matching: /(\d+) of (\w+)/) { (_, _: Int, _: String) in }
    }
    #expect(mistakes(steps) == "")
  }

  @Test func `with too few or too many values is told at its own place`() {
    let few = Steps<EmptyWorld> { Given("{int} of {word}", file: "S.swift", line: 3, column: 1) { (_, _: Int) in } }
    #expect(
      mistakes(few) == """
        S.swift:3:1: error: The text yields 2 values, and the closure takes 1 value after the world.
          Write the closure as { (world, first: Int, second: String) in … }.

        """)
    let many = Steps<EmptyWorld> {
      Given("nothing", file: "S.swift", line: 4, column: 1) { (_, _: Int, _: Int) in }
    }
    #expect(
      mistakes(many) == """
        S.swift:4:1: error: The text yields 0 values, and the closure takes 2 values after the world.
          Write the closure as { world in … }.

        """)
  }

  @Test func `with a value of another type is told at its own place`() {
    let steps = Steps<EmptyWorld> {
      ParameterType("weather", Weather.self)
      Given("{int} apples", file: "S.swift", line: 3, column: 1) { (_, _: String) in }
      Given("{word} apples", file: "S.swift", line: 4, column: 1) { (_, _: Int) in }
      Given("{float} apples", file: "S.swift", line: 5, column: 1) { (_, _: Int) in }
      Given("it is {weather}", file: "S.swift", line: 6, column: 1) { (_, _: String) in }
    }
    #expect(
      mistakes(steps) == """
        S.swift:3:1: error: {int} yields Int, and the closure takes String for it.
          Write the closure as { (world, first: Int) in … }.

        S.swift:4:1: error: {word} yields String, and the closure takes Int for it.
          Write the closure as { (world, first: String) in … }.

        S.swift:5:1: error: {float} yields Double, and the closure takes Int for it.
          Write the closure as { (world, first: Double) in … }.

        S.swift:6:1: error: {weather} yields Weather, and the closure takes String for it.
          Write the closure as { (world, first: Weather) in … }.

        """)
  }

  @Test func `that takes from YAML what is made of text alone is told`() {
    let steps = Steps<EmptyWorld> { Given("an airport", file: "S.swift", line: 3, column: 1) { (_, _: Airport) in } }
    #expect(
      mistakes(steps) == """
        S.swift:3:1: error: The closure takes Airport from the value behind the step, and Airport is not Decodable.
          Write the closure as { world in … }.

        """)
  }

  @Test func `whose expression cannot be read is told in the words of the specification`() {
    let steps = Steps<EmptyWorld> { Given("a {fruit}", file: "S.swift", line: 3, column: 1) { (_, _: String) in } }
    #expect(
      mistakes(steps) == """
        S.swift:3:1: error: Undefined parameter type 'fruit'.
          a {fruit}
            ^-----^
          Please register a ParameterType for 'fruit'.

        """)
  }

  @Test func `in a library that two others include counts once`() throws {
    let shared = Steps<EmptyWorld> { Given("it passes") { _ in } }
    let twice = StepLibrariesBuilder.buildBlock(
      StepLibrariesBuilder.buildExpression(shared), StepLibrariesBuilder.buildExpression(shared))
    #expect(twice.contents.withoutRepetitions.definitions.count == 1)
  }

  @Test func `of a parameter type that has its name already is told`() {
    let steps = Steps<EmptyWorld> {
      ParameterType("word", Weather.self, file: "S.swift", line: 3, column: 1)
    }
    #expect(
      mistakes(steps) == """
        S.swift:3:1: error: There is already a parameter type with name word.
          Give it another name: a name belongs to one type in all libraries of a suite.

        """)
  }
}
