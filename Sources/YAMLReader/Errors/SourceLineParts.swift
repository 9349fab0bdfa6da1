/// A line taken apart as `indentation, dashes, key and colon, value, comment`, as far as that can be told.
struct SourceLineParts {
  let text: String
  /// Everything before the value: `  - given: `.
  let prefix: String
  /// What the line means to say: the rest, without a comment and blanks at its end.
  let value: String
  /// The comment, with the blanks before it.
  let comment: String

  init(_ text: String) {
    self.text = text
    var rest = Self.content(of: text)
    if let colon = Self.endOfKey(in: rest) { rest = rest[colon...].drop { $0 == " " } }
    prefix = String(text[..<rest.startIndex])
    let comment = rest.firstRange(of: " # ")?.lowerBound ?? rest.endIndex
    let value = rest[..<comment]
    let end = value.lastIndex { $0 != " " && $0 != "\t" }.map(value.index(after:)) ?? value.startIndex
    self.value = String(value[..<end])
    self.comment = String(text[end...])
  }

  /// The first column of the value, in Unicode scalars.
  var valueColumn: Int { prefix.unicodeScalars.count + 1 }

  /// The prefix without the blanks behind the colon: `  - given:`.
  var key: String {
    String(prefix[..<(prefix.lastIndex { $0 != " " }.map(prefix.index(after:)) ?? prefix.startIndex)])
  }

  /// As many blanks as stand, dashes included, before the key.
  var blankKeyIndentation: String {
    let content = Self.content(of: text)
    return String(repeating: " ", count: text.distance(from: text.startIndex, to: content.startIndex))
  }

  /// The line with another value.
  func replacingValue(_ value: String) -> String {
    prefix + value + comment
  }

  /// What follows the indentation and the dashes.
  private static func content(of text: String) -> Substring {
    var rest = text[...].drop { $0 == " " || $0 == "\t" }
    while rest.hasPrefix("- ") { rest = rest.dropFirst(2).drop { $0 == " " } }
    return rest
  }

  /// A key is one word or a few, none of them in quotes, before a colon and a blank.
  private static func endOfKey(in rest: Substring) -> Substring.Index? {
    guard let first = rest.first, !"\"'[{&*!%@`|>#".contains(first) else { return nil }
    return rest.firstRange(of: ": ")?.upperBound
  }
}
