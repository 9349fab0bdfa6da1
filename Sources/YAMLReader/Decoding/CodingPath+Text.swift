extension [any CodingKey] {
  /// The path as Swift would write it: `answers[1].failure.status`.
  var pathText: String {
    var text = ""
    for key in self {
      if let index = key as? IndexKey {
        text += "[\(index.index)]"
      } else if key.stringValue != "_0" {
        // `_0` is the name that Swift gives to a payload without one, and nobody writes it.
        text += text.isEmpty ? key.stringValue : ".\(key.stringValue)"
      }
    }
    return text
  }
}
