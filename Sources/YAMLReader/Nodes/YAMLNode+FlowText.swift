extension YAMLNode {
  /// The node on one line, for a message: `{status: 503, names: [a, "b, c"]}`, cut behind `limit` characters.
  public func flowText(limit: Int = .max) -> String {
    var writer = FlowWriter(limit: limit)
    writer.write(self)
    return writer.text.count > limit ? writer.text.prefix(max(0, limit - 1)) + "…" : writer.text
  }
}

private struct FlowWriter {
  let limit: Int
  private(set) var text = ""

  init(limit: Int) {
    self.limit = limit
  }

  mutating func write(_ node: YAMLNode) {
    // What lies behind the limit is never shown, so it is not walked over either; bytes bound characters.
    guard text.utf8.count / 4 <= limit else { return }
    switch node.content {
    case .scalar(let scalar): text += scalar.flowText
    case .sequence(let items): writeList(items, in: ("[", "]")) { $0.write($1) }
    case .mapping(let entries):
      writeList(entries, in: ("{", "}")) { writer, entry in
        writer.write(entry.key)
        writer.text += ": "
        writer.write(entry.value)
      }
    }
  }

  private mutating func writeList<Item>(
    _ items: [Item], in brackets: (String, String), write: (inout Self, Item) -> Void
  ) {
    text += brackets.0
    for (index, item) in items.enumerated() {
      if index > 0 { text += ", " }
      write(&self, item)
    }
    text += brackets.1
  }
}

extension YAMLScalar {
  fileprivate var flowText: String {
    if style == .plain, text.isEmpty { return "null" }
    let isSafe = !text.unicodeScalars.contains { ",[]{}\n".unicodeScalars.contains($0) }
    return style == .plain && isSafe ? text : text.doubleQuotedForYAML
  }
}
