import Diagnostics

/// What is wrong with a tag expression, and where.
struct TagExpressionMistake: Error {
  let problem: String
  let advice: String
  /// The scalars that are to blame, counted from 0.
  let range: Range<Int>

  func diagnostic(in source: String) -> Diagnostic {
    let excerpt = SourceExcerpt(source, column: range.lowerBound + 1, length: range.count)
    return Diagnostic(
      at: nil, "The tag expression cannot be read: \(problem)\n    \(excerpt.text)\n    \(excerpt.mark)", advice: advice
    )
  }
}

/// Turns the text of a tag expression into its tree.
struct TagExpressionParser {
  private let source: String
  private var tokens: ArraySlice<TagExpressionToken> = []
  private let end: Int
  private var depth = 0
  private static let maximumDepth = 200

  init(_ source: String) {
    self.source = source
    end = source.unicodeScalars.count
  }

  mutating func parse() throws(TagExpressionMistake) -> TagExpression.Node {
    tokens = try TagExpressionToken.tokens(of: source)[...]
    guard !tokens.isEmpty else { return .everything }
    let node = try parseOr()
    guard let rest = tokens.first else { return node }
    if rest.kind == .close {
      throw mistake("the ')' closes nothing.", "Take it out, or add the '(' that it closes.", at: rest)
    }
    throw mistake(
      "an operator is expected before '\(rest.text)'.", "Join tags by 'and' or 'or': a and b, a or b, a and not b.",
      at: rest)
  }

  /// `or = and {"or" and}`
  private mutating func parseOr() throws(TagExpressionMistake) -> TagExpression.Node {
    var operands = [try parseAnd()]
    while tokens.first?.kind == .or {
      tokens.removeFirst()
      operands.append(try parseAnd())
    }
    return operands.count == 1 ? operands[0] : .or(operands)
  }

  /// `and = not {"and" not}`
  private mutating func parseAnd() throws(TagExpressionMistake) -> TagExpression.Node {
    var operands = [try parseNot()]
    while tokens.first?.kind == .and {
      tokens.removeFirst()
      operands.append(try parseNot())
    }
    return operands.count == 1 ? operands[0] : .and(operands)
  }

  /// `not = "not" not | "(" or ")" | tag`
  private mutating func parseNot() throws(TagExpressionMistake) -> TagExpression.Node {
    guard let token = tokens.popFirst() else {
      throw TagExpressionMistake(
        problem: "a tag is expected at its end.", advice: "Write a tag behind the last word, or take that word out.",
        range: end..<end + 1)
    }
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.maximumDepth else {
      throw mistake("it is nested too deeply.", "Write it with fewer parentheses.", at: token)
    }
    switch token.kind {
    case .tag: return .tag(token.text.withoutTagSign)
    case .not: return .not(try parseNot())
    case .open: return try parseGroup(token)
    case .and, .or, .close:
      throw mistake(
        "a tag is expected before '\(token.text)'.", "Write a tag there, or take '\(token.text)' out.", at: token)
    }
  }

  private mutating func parseGroup(_ open: TagExpressionToken) throws(TagExpressionMistake) -> TagExpression.Node {
    let node = try parseOr()
    guard let next = tokens.first else {
      throw mistake("this '(' is never closed.", "Add a ')'.", at: open)
    }
    guard next.kind == .close else {
      throw mistake(
        "an operator is expected before '\(next.text)'.", "Join tags by 'and' or 'or': a and b, a or b, a and not b.",
        at: next)
    }
    tokens.removeFirst()
    return node
  }

  private func mistake(_ problem: String, _ advice: String, at token: TagExpressionToken) -> TagExpressionMistake {
    TagExpressionMistake(problem: problem, advice: advice, range: token.range)
  }
}
