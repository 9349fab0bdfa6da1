import Diagnostics
import StepExpressions
import Testing

@Suite struct `Mistakes in expressions` {
  @Test(arguments: [
    (
      "three () mice",
      #"""
      This Cucumber Expression has a problem at column 7:

      three () mice
            ^^
      An optional must contain some text.
      If you did not mean to use an optional you can use '\(' to escape the '('
      """#
    ),
    (
      "three ({int} brown) mice",
      #"""
      This Cucumber Expression has a problem at column 8:

      three ({int} brown) mice
             ^---^
      An optional may not contain a parameter type.
      If you did not mean to use an parameter type you can use '\{' to escape the '{'
      """#
    ),
    (
      "three (very (dark) brown) mice",
      #"""
      This Cucumber Expression has a problem at column 13:

      three (very (dark) brown) mice
                  ^----^
      An optional may not contain an other optional.
      If you did not mean to use an optional type you can use '\(' to escape the '('. For more complicated expressions consider using a regular expression instead.
      """#
    ),
    (
      "three (blind mice",
      #"""
      This Cucumber Expression has a problem at column 7:

      three (blind mice
            ^
      The '(' does not have a matching ')'.
      If you did not intend to use optional text you can use '\(' to escape the optional text
      """#
    ),
    (
      "three {int mice",
      #"""
      This Cucumber Expression has a problem at column 7:

      three {int mice
            ^
      The '{' does not have a matching '}'.
      If you did not intend to use a parameter you can use '\{' to escape the a parameter
      """#
    ),
    (
      "{in/t} mice",
      #"""
      This Cucumber Expression has a problem at column 4:

      {in/t} mice
         ^
      Parameter names may not contain '{', '}', '(', ')', '\' or '/'.
      Did you mean to use a regular expression?
      """#
    ),
    (
      "three (brown/black) mice",
      #"""
      This Cucumber Expression has a problem at column 13:

      three (brown/black) mice
                  ^
      An alternation can not be used inside an optional.
      If you did not mean to use an alternation you can use '\/' to escape the '/'. Otherwise rephrase your expression or consider using a regular expression instead.
      """#
    ),
    (
      "mice//rats",
      #"""
      This Cucumber Expression has a problem at column 6:

      mice//rats
           ^
      Alternative may not be empty.
      If you did not mean to use an alternative you can use '\/' to escape the '/'
      """#
    ),
    (
      "{int}/x",
      #"""
      This Cucumber Expression has a problem at column 6:

      {int}/x
           ^
      Alternative may not be empty.
      If you did not mean to use an alternative you can use '\/' to escape the '/'
      """#
    ),
    (
      "x/{int}",
      #"""
      This Cucumber Expression has a problem at column 3:

      x/{int}
        ^
      Alternative may not be empty.
      If you did not mean to use an alternative you can use '\/' to escape the '/'
      """#
    ),
    (
      "mice/(grey)(brown) rats",
      #"""
      This Cucumber Expression has a problem at column 6:

      mice/(grey)(brown) rats
           ^-----------^
      An alternative may not exclusively contain optionals.
      If you did not mean to use an optional you can use '\(' to escape the '('
      """#
    ),
    (
      #"a \dog"#,
      #"""
      This Cucumber Expression has a problem at column 4:

      a \dog
         ^
      Only the characters '{', '}', '(', ')', '\', '/' and whitespace can be escaped.
      If you did mean to use an '\' you can use '\\' to escape it
      """#
    ),
    (
      #"a dog \"#,
      #"""
      This Cucumber Expression has a problem at column 7:

      a dog \
            ^
      The end of line can not be escaped.
      You can use '\\' to escape the '\'
      """#
    ),
    (
      "a {dog} and a {cat}",
      #"""
      This Cucumber Expression has a problem at column 3:

      a {dog} and a {cat}
        ^---^
      Undefined parameter type 'dog'.
      Please register a ParameterType for 'dog'
      """#
    ),
    (
      "👩‍👩‍👧 {dög}",
      #"""
      This Cucumber Expression has a problem at column 7:

      👩‍👩‍👧 {dög}
            ^---^
      Undefined parameter type 'dög'.
      Please register a ParameterType for 'dög'
      """#
    ),
  ])
  func `a mistake is told in the words of the specification`(expression: String, text: String) {
    #expect(match(expression, "") == text)
  }

  @Test func `a mistake in the grammar is told before one in the meaning`() {
    #expect(match("{dog} (", "").hasPrefix("This Cucumber Expression has a problem at column 7:"))
  }

  @Test func `of several mistakes the first is told`() {
    #expect(match("() {dog}", "").contains("An optional must contain some text."))
    #expect(match("{dog} ()", "").contains("Undefined parameter type 'dog'."))
  }

  @Test func `an error knows its place and becomes a diagnostic`() throws {
    let error = try #require(throws: ExpressionError.self) { try StepExpression("a {itn} b") }
    #expect(error.column == 3 && error.length == 5 && error.undefinedParameterType == "itn")
    let place = SourceLocation(file: "Steps.swift", line: 4, column: 9)
    let advice = """
      a {itn} b
        ^---^
      Please register a ParameterType for 'itn'.
      Did you mean {int}?
      """
    #expect(error.diagnostic(at: place) == Diagnostic(at: place, "Undefined parameter type 'itn'.", advice: advice))
  }

  @Test func `a diagnostic of a mistake in the grammar says what to type`() throws {
    let error = try #require(throws: ExpressionError.self) { try StepExpression("{a/b}") }
    let advice = """
      {a/b}
        ^
      Did you mean to use a regular expression?
      """
    #expect(
      error.diagnostic(at: nil)
        == Diagnostic(
          at: nil, #"Parameter names may not contain '{', '}', '(', ')', '\' or '/'."#, advice: advice))
  }

  @Test(arguments: ["(", "{", "(a", "/", "\\(", "({", "}", "(a)"])
  func `no number of brackets exhausts the stack`(bracket: String) {
    let expression = String(repeating: bracket, count: 50_000)
    _ = match(expression, expression)
    _ = match(expression + String(repeating: ")", count: 50_000), expression)
  }
}
