/// Makes names that Swift takes.
enum SwiftIdentifier {
  /// The words that cannot name a parameter, and the name that a step's world has.
  private static let reserved: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else",
    "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init",
    "inout", "internal", "is", "let", "nil", "operator", "private", "protocol", "public", "repeat", "rethrows",
    "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias",
    "var",
    "where", "while", "world",
  ]

  /// Returns `cssColor` for `css-color`.
  static func camelCased(_ name: String) -> String {
    let words = name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    guard let first = words.first else { return "value" }
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    let joined = first.prefix(1).lowercased() + first.dropFirst() + rest.joined()
    if joined.first?.isNumber == true { return "value\(joined)" }
    return reserved.contains(joined) ? "\(joined)Value" : joined
  }
}
