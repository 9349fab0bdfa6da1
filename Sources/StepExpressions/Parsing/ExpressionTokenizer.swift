/// Cuts an expression into tokens.
///
///     token = whitespace | "(" | ")" | "{" | "}" | "/" | .
///     escape = "\"
///
/// Source: cucumber-expressions, ARCHITECTURE.md, "Grammar". A scalar that is escaped is text.
struct ExpressionTokenizer {
  private let source: String
  private var tokens: [ExpressionToken] = []
  private var kind = ExpressionToken.Kind.startOfLine
  private var text = String.UnicodeScalarView()
  private var start = 0

  private init(_ source: String) {
    self.source = source
  }

  /// Returns the tokens of an expression, those for its start and its end included.
  static func tokens(of source: String) throws(ExpressionError) -> [ExpressionToken] {
    var tokenizer = ExpressionTokenizer(source)
    return try tokenizer.tokenize()
  }

  private mutating func tokenize() throws(ExpressionError) -> [ExpressionToken] {
    var index = 0
    var escapeIndex: Int?
    for scalar in source.unicodeScalars {
      defer { index += 1 }
      let next = ExpressionToken.Kind(scalar)
      if let begin = escapeIndex {
        guard next != .text || scalar == "\\" else { throw .cannotEscape(source, at: index) }
        escapeIndex = nil
        append(scalar, as: .text, at: begin)
      } else if scalar == "\\" {
        escapeIndex = index
      } else {
        append(scalar, as: next, at: index)
      }
    }
    if let escapeIndex { throw .endOfLineCannotBeEscaped(source, at: escapeIndex) }
    finishToken(at: index)
    tokens.append(ExpressionToken(kind: .endOfLine, text: "", range: index..<index))
    return tokens
  }

  private mutating func append(_ scalar: Unicode.Scalar, as next: ExpressionToken.Kind, at index: Int) {
    if next != kind || !next.joinsNeighbours {
      finishToken(at: index)
      kind = next
    }
    text.append(scalar)
  }

  private mutating func finishToken(at end: Int) {
    tokens.append(ExpressionToken(kind: kind, text: String(text), range: start..<end))
    text = String.UnicodeScalarView()
    start = end
  }
}
