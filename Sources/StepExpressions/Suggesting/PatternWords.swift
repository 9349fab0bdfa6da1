/// A word of a pattern, as far as it matters for what a text may have meant.
struct PatternWord {
  /// The texts that it can be; empty for one that only a parameter makes.
  var texts: [String]
  /// Whether it holds a parameter, so that any word may stand for it.
  var isWildcard = false
  /// Whether any number of words may stand for it.
  var isOpen = false

  /// The words of a pattern.
  static func words(of pattern: StepPattern) -> [PatternWord] {
    switch pattern {
    case .expression(let expression): words(of: expression.elements)
    case .regex(let regex):
      regex.source.trimmingPrefix("/").split(separator: " ").map { word in
        PatternWord(texts: [String(word)], isWildcard: word.contains { "\\[(.*+?|/^$".contains($0) })
      }
    }
  }

  private static func words(of elements: [ExpressionElement]) -> [PatternWord] {
    var words = [PatternWord(texts: [""])]
    for element in elements {
      switch element {
      case .literal(let bytes): append(bytes, to: &words)
      case .parameter(let type):
        words[words.count - 1].isWildcard = true
        words[words.count - 1].isOpen = type.pattern == .anything
      case .choice(let choice): append(choice, to: &words)
      }
    }
    return words.filter { $0.isWildcard || $0.texts != [""] }
  }

  private static func append(_ bytes: [UInt8], to words: inout [PatternWord]) {
    let parts = bytes.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() {
      if index > 0 { words.append(PatternWord(texts: [""])) }
      let text = String(decoding: part, as: UTF8.self)
      words[words.count - 1].texts = words[words.count - 1].texts.map { $0 + text }
    }
  }

  /// Texts of one word multiply, up to eight of them; longer ones are taken as they are longest.
  private static func append(_ choice: TextChoice, to words: inout [PatternWord]) {
    let texts = choice.alternatives.map { $0.flatMap(\.bytes) }
    let last = words[words.count - 1].texts
    guard !texts.contains(where: { $0.contains(UInt8(ascii: " ")) }), last.count * texts.count <= 8 else {
      return append(texts[0], to: &words)
    }
    words[words.count - 1].texts = last.flatMap { begin in texts.map { begin + String(decoding: $0, as: UTF8.self) } }
  }
}
