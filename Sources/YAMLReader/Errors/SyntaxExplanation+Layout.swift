internal import Diagnostics

/// Mistakes of indentation, and lines that stand where they cannot.
extension SyntaxExplanation {
  /// A tab among the blanks that begin a line.
  @Sendable static func tabInIndentation(_ mistake: SyntaxMistake) -> Self? {
    let indentation = mistake.line.text.prefix { $0 == " " || $0 == "\t" }
    guard mistake.scalar == "\t" || mistake.problem.contains("tab character"),
      let tab = indentation.firstIndex(of: "\t")
    else { return nil }
    let column = indentation.distance(from: indentation.startIndex, to: tab) + 1
    let spaces = indentation.map { $0 == "\t" ? "  " : String($0) }.joined()
    return Self(
      position: SourcePosition(line: mistake.position.line, column: column), problem: "A tab indents this line.",
      advice: "Tabs cannot indent YAML; use spaces:\n\(spaces)\(mistake.line.text.dropFirst(indentation.count))")
  }

  /// A key below a text, indented more than the text's own key.
  @Sendable static func deeperLine(_ mistake: SyntaxMistake) -> Self? {
    guard mistake.problem == "mapping values are not allowed in this context",
      let above = mistake.lineAbove
    else { return nil }
    let text = mistake.line.text.drop { $0 == " " }
    guard above.blankKeyIndentation + text != mistake.line.text else { return colonMissingAbove(mistake) }
    return Self(
      position: mistake.position,
      problem: "This line is indented as if it went on with the text above, and then it holds a key.",
      advice: "Indent it like the line above, or quote the whole text:\n\(above.blankKeyIndentation)\(text)")
  }

  /// `given the app is open`, and then a key below it.
  private static func colonMissingAbove(_ mistake: SyntaxMistake) -> Self {
    Self(
      position: mistake.position,
      problem: "The line above is a text without ': ', and then this line holds a key.",
      advice: "Put ': ' behind the key in the line above, or quote the whole text.")
  }

  /// `given the app is open`, among keys.
  @Sendable static func missingColon(_ mistake: SyntaxMistake) -> Self? {
    guard mistake.problem == "could not find expected ':'", let position = mistake.contextPosition else { return nil }
    let text = mistake.source.line(position.line)
    var explanation = Self(
      position: position, problem: "A line of a mapping is 'key: value'; the colon is missing here.",
      advice: "Put ': ' behind the key.")
    let indentation = text.prefix { $0 == " " }
    let rest = text.dropFirst(indentation.count)
    if let end = rest.firstIndex(where: { $0 == " " || $0 == ":" }), rest.first != "-", !rest.hasPrefix("\"") {
      let value = rest[end...].drop { $0 == " " || $0 == ":" }
      explanation.advice = "Put ': ' behind the key:\n\(indentation)\(rest[..<end]): \(value)"
      explanation.length = rest.unicodeScalars.count
    }
    return explanation
  }

  /// `when: - the button is pressed`.
  @Sendable static func listOnKeyLine(_ mistake: SyntaxMistake) -> Self? {
    guard mistake.problem == "block sequence entries are not allowed in this context" else { return nil }
    guard mistake.line.value.hasPrefix("- "), mistake.line.prefix.contains(":") else {
      return Self(
        position: mistake.position, problem: "A list item cannot stand here.",
        advice: "Indent its '-' like the list that it belongs to, or quote the text that begins with '-'.")
    }
    let blanks = mistake.line.blankKeyIndentation
    return Self(
      position: mistake.position, problem: "A list cannot begin on the line of its key.",
      advice:
        "Write it on lines of its own:\n\(mistake.line.key)\n\(blanks)  \(mistake.line.value)\(mistake.line.comment)")
  }

  /// A line whose indentation fits none of the mappings that are open.
  @Sendable static func strayLineInMapping(_ mistake: SyntaxMistake) -> Self? {
    guard mistake.problem == "did not find expected key", let start = mistake.contextPosition else { return nil }
    let problem =
      mistake.scalar == "-"
      ? "A list item stands where a key of the mapping is expected."
      : "This line is no key of the mapping that it stands in: its indentation fits no line above."
    return Self(
      position: mistake.position, problem: problem, advice: "The keys of that mapping begin in column \(start.column).",
      notes: [(start, "The mapping begins here.")])
  }

  /// A line in a list that does not begin with a dash.
  @Sendable static func strayLineInList(_ mistake: SyntaxMistake) -> Self? {
    guard mistake.problem == "did not find expected '-' indicator", let start = mistake.contextPosition else {
      return nil
    }
    return Self(
      position: mistake.position, problem: "An item of the list is expected here, and items begin with '- '.",
      advice: "Put '- ' before it, or indent it like the key that it belongs beside.",
      notes: [(start, "The list begins here.")])
  }

  /// Something behind the one value of the document.
  @Sendable static func textAfterDocument(_ mistake: SyntaxMistake) -> Self? {
    guard mistake.problem == "did not find expected <document start>" else { return nil }
    return Self(
      position: mistake.position, problem: "The document ends above this place, and a file holds one.",
      advice: "Indent all keys of the document alike, or quote the text.")
  }
}
