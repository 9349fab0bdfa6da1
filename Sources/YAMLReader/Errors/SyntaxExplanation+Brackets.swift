internal import Diagnostics

/// Quotes, brackets and braces that are not closed, and what goes wrong between them.
extension SyntaxExplanation {
  /// A quote that opens, and then the file ends.
  @Sendable static func openQuote(_ mistake: SyntaxMistake) -> Self? {
    guard mistake.context == "while scanning a quoted scalar", let start = mistake.contextPosition else { return nil }
    return Self(
      position: start, problem: "The quote that opens here is never closed.",
      advice: "Close it; or, where it belongs to the text, quote the whole text in the other quotes.")
  }

  /// `"\d"`, `"\u12"`: a backslash means something in double quotes only with certain letters, or enough digits.
  @Sendable static func unknownEscape(_ mistake: SyntaxMistake) -> Self? {
    guard mistake.context == "while parsing a quoted scalar" else { return nil }
    let advice = "Write '\\\\' for a backslash, or use single quotes."
    guard mistake.problem == "found unknown escape character" else {
      return Self(
        position: mistake.position, problem: "In double quotes '\\x' takes 2, '\\u' 4 and '\\U' 8 hexadecimal digits.",
        advice: advice)
    }
    let escape = String(String.UnicodeScalarView(mistake.rest.prefix(2)))
    return Self(
      position: mistake.position, length: 2, problem: "'\(escape)' is no escape that YAML knows in double quotes.",
      advice: advice)
  }

  /// `[1, 2` and `{a: 1`.
  @Sendable static func openBracket(_ mistake: SyntaxMistake) -> Self? {
    guard let context = mistake.context, let start = mistake.contextPosition else { return nil }
    switch context {
    case "while parsing a flow sequence": return openBracket(mistake, "[", "]", "list", from: start)
    case "while parsing a flow mapping": return openBracket(mistake, "{", "}", "mapping", from: start)
    default: return nil
    }
  }

  /// `[a, , b]`, `[:`: nothing stands where a value is expected.
  @Sendable static func missingItem(_ mistake: SyntaxMistake) -> Self? {
    guard mistake.problem == "did not find expected node content" else { return nil }
    return Self(
      position: mistake.position, problem: "A value is expected here.",
      advice: "Write one; or, where this belongs to a text, quote the whole text.")
  }

  private static func openBracket(
    _ mistake: SyntaxMistake, _ opening: String, _ closing: String, _ kind: String, from start: SourcePosition
  ) -> Self {
    guard mistake.isOnContextLine else {
      return Self(
        position: start, problem: "The '\(opening)' that opens here is not closed.",
        advice: "Close it with '\(closing)'.",
        notes: [(mistake.position, "Here ',' or '\(closing)' is expected at the latest.")])
    }
    return Self(
      position: mistake.position, problem: "The \(kind) goes on without ',' or '\(closing)' here.",
      advice: "Put one there; or, where '\(opening)' belongs to a text, quote the whole text.",
      notes: [(start, "The \(kind) begins here.")])
  }
}
