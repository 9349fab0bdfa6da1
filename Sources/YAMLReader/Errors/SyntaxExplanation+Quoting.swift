internal import Diagnostics

/// Mistakes that quotes around the text mend.
extension SyntaxExplanation {
  /// `- @smoke`, `- %d items`, `` - `code` runs ``, `tags: [@smoke, @slow]`.
  @Sendable static func reservedCharacter(_ mistake: SyntaxMistake) -> Self? {
    guard mistake.problem == "found character that cannot start any token", let scalar = mistake.scalar else {
      return nil
    }
    let instead = scalar == "@" ? "Leave the '@' away, or quote the text:" : "Quote the text:"
    return Self(
      position: mistake.position, problem: "YAML reserves '\(scalar)'; a text cannot begin with it.",
      advice: "\(instead)\n\(lineWithQuotedItems(mistake, beginningWith: Character(scalar)))")
  }

  /// `- "Sign Up" is tapped`.
  @Sendable static func textAfterQuotes(_ mistake: SyntaxMistake) -> Self? {
    guard let first = mistake.line.value.first, first == "\"" || first == "'", mistake.isBehindValueStart else {
      return nil
    }
    guard mistake.isBehindQuotes(first) else {
      return Self(
        position: mistake.position, problem: "A quote that opens on a line above closes here.",
        advice: "Close it on its own line.")
    }
    return quoteInsideText(mistake, first)
      ?? wholeTextQuoted(
        mistake, "Text follows the closing quote.",
        "A text that begins with a quote is quoted whole, in the other quotes:")
  }

  /// `- 'It's open'`: an odd number of quotes, the first and the last of them around all.
  private static func quoteInsideText(_ mistake: SyntaxMistake, _ quote: Character) -> Self? {
    let value = mistake.line.value
    guard value.last == quote, value.count(where: { $0 == quote }) % 2 == 1 else { return nil }
    let text = String(value.dropFirst().dropLast())
    return Self(
      position: mistake.position, problem: "A quote inside the text has ended it.",
      advice: "Put the text in the other quotes:\n\(mistake.line.replacingValue(text.quotedForYAML))")
  }

  /// `- [x] is ticked`, `- {name} is shown`.
  @Sendable static func textAfterBrackets(_ mistake: SyntaxMistake) -> Self? {
    guard let first = mistake.line.value.first, first == "[" || first == "{", mistake.isBehindValueStart else {
      return nil
    }
    let kind = first == "[" ? "a list" : "a mapping"
    return wholeTextQuoted(
      mistake, "Text follows \(kind) in \(first == "[" ? "brackets" : "braces").",
      "A text that begins with '\(first)' is quoted whole:")
  }

  /// `- *bold text`.
  @Sendable static func textAfterAlias(_ mistake: SyntaxMistake) -> Self? {
    guard mistake.line.value.first == "*", mistake.isBehindValueStart else { return nil }
    return wholeTextQuoted(mistake, "Text follows an alias.", "A text that begins with '*' is quoted whole:")
  }

  /// `- *bold* text`, `- & more`, `- !<important`.
  @Sendable static func brokenAnchorOrTag(_ mistake: SyntaxMistake) -> Self? {
    let meanings = [
      "while scanning an alias": "'*' begins an alias", "while scanning an anchor": "'&' begins an anchor",
      "while scanning a tag": "'!' begins a tag", "while parsing a tag": "'!' begins a tag",
      "while parsing a node": "'!' begins a tag",
    ]
    guard let context = mistake.context, let meaning = meanings[context], mistake.isOnContextLine else { return nil }
    var explanation = wholeTextQuoted(mistake, "\(meaning) in YAML, and this is none.", "Quote the whole text:")
    explanation.position = mistake.contextPosition ?? mistake.position
    return explanation
  }

  /// `%d items` at the start of a line.
  @Sendable static func directive(_ mistake: SyntaxMistake) -> Self? {
    guard mistake.context == "while scanning a directive" else { return nil }
    return wholeTextQuoted(
      mistake, "'%' at the start of a line begins a YAML directive, and this is none.", "Quote the whole text:")
  }

  /// `- > 5 items`, `- | pipes`.
  @Sendable static func blockIndicator(_ mistake: SyntaxMistake) -> Self? {
    guard mistake.context == "while scanning a block scalar", mistake.isOnContextLine,
      let first = mistake.line.value.first
    else { return nil }
    var explanation = wholeTextQuoted(
      mistake, "'\(first)' announces a text on the lines below, so that nothing may follow it here.",
      "Quote the whole text:")
    explanation.position = mistake.contextPosition ?? mistake.position
    return explanation
  }

  /// `then: a message: try again`.
  @Sendable static func colonInText(_ mistake: SyntaxMistake) -> Self? {
    guard mistake.problem == "mapping values are not allowed in this context", mistake.isBehindValueStart else {
      return nil
    }
    return wholeTextQuoted(
      mistake, "The text holds ': ', which YAML reads as the end of a key.", "Quote the whole text:")
  }

  private static func wholeTextQuoted(_ mistake: SyntaxMistake, _ problem: String, _ advice: String) -> Self {
    let line = mistake.line.replacingValue(mistake.line.value.quotedForYAML)
    return Self(position: mistake.position, problem: problem, advice: "\(advice)\n\(line)")
  }

  /// The line with its value quoted, or, where that is a list in brackets, those of its items that need it.
  private static func lineWithQuotedItems(_ mistake: SyntaxMistake, beginningWith first: Character) -> String {
    let value = mistake.line.value
    guard value.hasPrefix("["), value.hasSuffix("]") else { return mistake.line.replacingValue(value.quotedForYAML) }
    let items = value.dropFirst().dropLast().split(separator: ",", omittingEmptySubsequences: false)
    let quoted = items.map { quoteItem(String($0), beginningWith: first) }
    return mistake.line.replacingValue("[\(quoted.joined(separator: ","))]")
  }

  private static func quoteItem(_ item: String, beginningWith first: Character) -> String {
    let text = item.drop { $0 == " " }
    guard text.first == first else { return item }
    return item.prefix(item.count - text.count) + String(text).quotedForYAML
  }
}
