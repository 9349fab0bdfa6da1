import Diagnostics
import YAMLReader

/// Lines to paste instead of what is wrong.
enum FeatureAdvice {
  /// A whole feature file in five lines.
  static let smallestFeature = """
    Begin it like this:
    feature: A feature
    scenarios:
      - scenario: A scenario
        given: a step
    """

  /// Returns advice to quote a whole line of the file, with the line as it should be written.
  static func quote(line number: Int, of lines: [String], _ advice: String = "Quote the whole step:") -> String {
    lines.indices.contains(number - 1) ? "\(advice)\n\(WrittenLine(lines[number - 1]).quoted)" : advice
  }

  /// Returns a text as a scalar, in quotes only where YAML wants them.
  static func written(_ text: String) -> String {
    let isPlain =
      !text.isEmpty && text.first?.isPlainStart == true && text.last?.isWhitespace == false && text.last != ":"
      && !text.contains(": ") && !text.contains(" #") && !text.contains(where: \.isNewline)
    return isPlain ? text : text.quotedForYAML
  }

  /// Returns a node's text as a scalar; an ellipsis for what is no text.
  static func written(_ node: YAMLNode) -> String {
    node.string.map { written($0) } ?? "…"
  }

  /// Returns a node's text to stand in a step that is to be pasted, without a keyword at its beginning.
  static func stepText(_ node: YAMLNode) -> String {
    node.isNull || node.string == nil ? "a step" : written(node)
  }

  /// Returns `given: the app is open` for `Given the app is open`; nil where no key begins the text.
  static func colonAdded(to text: String) -> String? {
    let word = text.prefix { !$0.isWhitespace && $0 != ":" }
    let rest = String(text.dropFirst(word.count)).trimmed
    guard text.dropFirst(word.count).first?.isWhitespace == true, !rest.isEmpty,
      let key = Key(rawValue: word.lowercased()), key.takesText
    else { return nil }
    return "\(key.rawValue): \(written(rest))"
  }
}

extension Key {
  /// Whether a sentence or a name stands behind it.
  fileprivate var takesText: Bool {
    stepKeyword != nil || [.feature, .rule, .scenario, .background].contains(self)
  }
}

extension Character {
  /// Whether a plain scalar may begin with it, whatever follows.
  fileprivate var isPlainStart: Bool {
    !isWhitespace && !"-?:,[]{}#&*!|>'\"%@`".contains(self)
  }
}
