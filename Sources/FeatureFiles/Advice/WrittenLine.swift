import YAMLReader

/// A line of a feature file in its parts: blanks, dashes, a key, and the text behind them.
///
///     "    - then: a message: try again"   indentation "    ", dashes "- ", key "then", text "a message: try again"
struct WrittenLine {
  /// The blanks that it begins with.
  let indentation: Substring
  /// The dashes of the lists that begin on it, with the blanks behind them.
  let dashes: Substring
  /// The key of the feature language before its first colon; nil where there is none.
  let key: Key?
  /// The rest, without a comment behind it.
  let text: String

  init(_ line: String) {
    var rest = Substring(line)
    indentation = rest.prefix { $0 == " " || $0 == "\t" }
    rest = rest.dropFirst(indentation.count)
    let start = rest.startIndex
    while rest.hasPrefix("- ") { rest = rest.dropFirst().drop { $0 == " " } }
    dashes = rest.base[start..<rest.startIndex]
    let word = rest.prefix { $0 != ":" }
    key = rest.dropFirst(word.count).hasPrefix(":") ? Key(rawValue: String(word)) : nil
    if key != nil { rest = rest.dropFirst(word.count + 1) }
    text = Self.withoutComment(String(rest).trimmed)
  }

  /// The line as it should be written, its text in quotes.
  var quoted: String {
    "\(indentation)\(dashes)\(key.map { "\($0.rawValue): " } ?? "")\(text.quotedForYAML)"
  }

  private static func withoutComment(_ text: String) -> String {
    guard let range = text.firstRange(of: " # ") else { return text }
    return String(text[..<range.lowerBound]).trimmed
  }
}
