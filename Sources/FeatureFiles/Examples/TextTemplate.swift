/// A text with placeholders that are filled from the cells of a row.
///
/// Grammar: `placeholder = "<" column ">"`, where a column's name holds no `<`, `>` or line break and has no blank at its
/// ends; `\<` is a `<` that begins no placeholder.
struct TextTemplate {
  enum Part: Equatable {
    case text(String)
    /// A column's name.
    case placeholder(String)
  }

  private(set) var parts: [Part] = []

  init(_ text: String) {
    var literal = ""
    var rest = Substring(text)
    while let index = rest.utf8.firstIndex(of: UInt8(ascii: "<")) {
      literal += rest[..<index]
      rest = rest[rest.index(after: index)...]
      if literal.last == "\\" {
        literal.removeLast()
        literal += "<"
      } else if let column = Self.column(rest) {
        if !literal.isEmpty { parts.append(.text(literal)) }
        parts.append(.placeholder(column))
        literal = ""
        rest = rest.dropFirst(column.count + 1)
      } else {
        literal += "<"
      }
    }
    literal += rest
    if !literal.isEmpty { parts.append(.text(literal)) }
  }

  /// The columns that it names, in order.
  var columns: [String] {
    parts.compactMap { if case .placeholder(let column) = $0 { column } else { nil } }
  }

  /// The column that it names where it is nothing else than a placeholder.
  var soleColumn: String? {
    if parts.count == 1, case .placeholder(let column) = parts[0] { return column }
    return nil
  }

  private static func column(_ rest: Substring) -> String? {
    guard let end = rest.utf8.firstIndex(where: { $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "<") || $0 == 10 }),
      rest[end] == ">"
    else { return nil }
    let name = rest[..<end]
    guard let first = name.first, let last = name.last, !first.isWhitespace, !last.isWhitespace else { return nil }
    return String(name)
  }

  /// Returns a text outside examples, where `\<` is all that is special.
  static func unescaped(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "\\")), text.contains("\\<") else { return text }
    return text.replacing("\\<", with: "<")
  }
}
