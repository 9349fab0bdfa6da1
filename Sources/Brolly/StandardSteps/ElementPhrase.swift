internal import AppInterface

/// An element as a sentence names it: `"OK"`, `the button "OK"`, `the button "OK" in the alert "Sorry"`.
struct ElementPhrase: StepParameter {
  /// One of the parts that `in` joins, such as `the button "OK"`.
  private struct Part {
    var type: ElementType
    var name: String
  }

  /// What the parameter type matches, with the groups of two parts.
  static let pattern = "(?:the (\(kinds)) )?\"([^\"]*)\"(?: in the (\(kinds)) \"([^\"]*)\")?"

  /// The kinds of elements, as sentences call them.
  private static let types: [(words: String, type: ElementType)] = [
    ("alert", .alert), ("button", .button), ("cell", .cell), ("image", .image), ("link", .link),
    ("navigation bar", .navigationBar), ("scroll view", .scrollView), ("secure text field", .secureTextField),
    ("text field", .textField), ("text", .staticText), ("switch", .switch), ("table", .table), ("element", .any),
  ]

  private static let kinds = types.map(\.words).joined(separator: "|")

  private let parts: [Part]

  /// Takes the groups that `pattern` has.
  init(groups: [String?]) {
    func part(_ kind: Int) -> Part? {
      guard groups.indices.contains(kind + 1), let name = groups[kind + 1] else { return nil }
      let type = groups[kind].flatMap { words in Self.types.first { $0.words == words }?.type }
      return Part(type: type ?? .any, name: name)
    }
    // The innermost stands first in the sentence, and last in the query.
    parts = [part(2), part(0)].compactMap(\.self)
  }

  /// A sentence's text never arrives without its groups.
  init(captured text: String) { parts = [Part(type: .any, name: text)] }

  /// The element on the screen of an app.
  @MainActor func element(in app: App) -> Element {
    let query = parts.dropLast().reduce(app as any ElementQueries) { $0.descendants(matching: $1.type)[$1.name] }
    let last = parts[parts.count - 1]
    return query.descendants(matching: last.type)[last.name]
  }
}
