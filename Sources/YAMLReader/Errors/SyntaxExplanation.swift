internal import Diagnostics

/// A mistake that libyaml met, put the way its writer would.
struct SyntaxExplanation {
  var position: SourcePosition
  var length = 1
  var problem: String
  var advice: String?
  var notes: [(position: SourcePosition, text: String)] = []

  func diagnostic(file: String) -> Diagnostic {
    Diagnostic(
      at: SourceLocation(file: file, position: position), length: length, problem, advice: advice,
      notes: notes.map { Diagnostic.Note(at: SourceLocation(file: file, position: $0.position), $0.text) })
  }

  /// All that is known to be written by mistake, the more special first: a new piece of advice is a function and a row.
  static let rules: [@Sendable (SyntaxMistake) -> Self?] = [
    tabInIndentation, reservedCharacter, textAfterQuotes, textAfterBrackets, textAfterAlias, brokenAnchorOrTag,
    directive,
    blockIndicator, colonInText, deeperLine, missingColon, openQuote, unknownEscape, listOnKeyLine, openBracket,
    strayLineInMapping, strayLineInList, missingItem, textAfterDocument,
  ]
}
