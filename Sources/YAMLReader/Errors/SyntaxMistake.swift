internal import Diagnostics

/// A syntax error with the line that it stands on: what explanations look at.
struct SyntaxMistake {
  let problem: String
  let position: SourcePosition
  let context: String?
  let contextPosition: SourcePosition?
  let source: SourceText
  /// The line of `position`.
  let line: SourceLineParts

  init(_ error: YAMLSyntaxError, at position: SourcePosition, in source: SourceText) {
    problem = error.problem
    self.position = position
    context = error.context
    contextPosition = error.contextPosition
    self.source = source
    line = SourceLineParts(source.line(position.line))
  }

  /// The line from the position on.
  var rest: Substring.UnicodeScalarView {
    line.text[...].unicodeScalars.dropFirst(position.column - 1)
  }

  /// The scalar at the position; nil at the end of the line.
  var scalar: Unicode.Scalar? { rest.first }

  /// Whether the position lies inside the line's value, behind its first character.
  var isBehindValueStart: Bool {
    position.column > line.valueColumn && scalar != nil && context?.contains("flow") != true
      && context?.contains("scalar") != true
  }

  /// Whether the quotes in which the line's value begins are closed before the position.
  func isBehindQuotes(_ quote: Character) -> Bool {
    let value = Substring(line.text[...].unicodeScalars.prefix(position.column - 1)).dropFirst(line.prefix.count + 1)
    return value.contains(quote)
  }

  /// Whether what was being read began on the same line.
  var isOnContextLine: Bool { contextPosition?.line == position.line }

  /// The nearest line above that holds something.
  var lineAbove: SourceLineParts? { source.lineAbove(position.line).map(SourceLineParts.init) }
}
