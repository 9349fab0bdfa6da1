/// A word or a parenthesis of a tag expression.
struct TagExpressionToken {
  enum Kind: Equatable {
    case tag, and, or, not, open, close
  }

  let kind: Kind
  /// The text, its escapes resolved.
  let text: String
  /// The scalars that it takes, counted from 0.
  let range: Range<Int>

  /// Returns the tokens of an expression: parentheses, and words between blanks.
  static func tokens(of source: String) throws(TagExpressionMistake) -> [TagExpressionToken] {
    let scalars = Array(source.unicodeScalars)
    var tokens: [TagExpressionToken] = []
    var index = 0
    while index < scalars.count {
      switch scalars[index] {
      case "(": tokens.append(.init(kind: .open, text: "(", range: index..<index + 1))
      case ")": tokens.append(.init(kind: .close, text: ")", range: index..<index + 1))
      case let scalar where scalar.properties.isWhitespace: break
      default:
        let word = try word(in: scalars, from: index)
        tokens.append(word)
        index = word.range.upperBound
        continue
      }
      index += 1
    }
    return tokens
  }

  private static func word(in scalars: [Unicode.Scalar], from start: Int) throws(TagExpressionMistake) -> Self {
    var text = ""
    var index = start
    while index < scalars.count {
      var scalar = scalars[index]
      if scalar == "(" || scalar == ")" || scalar.properties.isWhitespace { break }
      if scalar == "\\" {
        try checkEscape(in: scalars, at: index)
        index += 1
        scalar = scalars[index]
      }
      text.unicodeScalars.append(scalar)
      index += 1
    }
    let range = start..<index
    try checkComma(text, range)
    return Self(kind: kind(of: text, isEscaped: text.unicodeScalars.count != range.count), text: text, range: range)
  }

  private static func checkEscape(in scalars: [Unicode.Scalar], at index: Int) throws(TagExpressionMistake) {
    let next = index + 1 < scalars.count ? scalars[index + 1] : nil
    if let next, next == "(" || next == ")" || next == "\\" || next.properties.isWhitespace { return }
    throw TagExpressionMistake(
      problem: next.map { "'\\\($0)' is no escape." } ?? "a backslash at the end escapes nothing.",
      advice:
        "A backslash stands before '(', ')', a blank or another backslash; write '\\\\' for the character itself.",
      range: index..<min(index + 2, scalars.count))
  }

  private static func checkComma(_ text: String, _ range: Range<Int>) throws(TagExpressionMistake) {
    guard text.unicodeScalars.contains(",") else { return }
    throw TagExpressionMistake(
      problem: "a comma joins no tags.", advice: "Write 'a or b', or 'a and b'.", range: range)
  }

  private static func kind(of text: String, isEscaped: Bool) -> Kind {
    switch text {
    case _ where isEscaped: .tag
    case "and": .and
    case "or": .or
    case "not": .not
    default: .tag
    }
  }
}
