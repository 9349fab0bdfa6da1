/// Finds what looks like a value in a text.
struct ValueFinder {
  /// A piece of the text, in UTF-8 offsets, with the types that take it, the most likely one first.
  typealias Value = (range: Range<Int>, types: [ParameterType])

  private let text: String
  private let scanner: TextScanner

  init(text: String, bytes: UnsafeBufferPointer<UInt8>) {
    self.text = text
    scanner = TextScanner(bytes: bytes)
  }

  /// Returns the values, from left to right.
  func values(_ matchers: [ParameterMatcher]) -> [Value] {
    var values: [Value] = []
    var next = matchers.map { nextRange(of: $0, from: 0) }
    var position = 0
    while true {
      for (index, range) in next.enumerated() where (range?.lowerBound).map({ $0 < position }) == true {
        next[index] = nextRange(of: matchers[index], from: position)
      }
      let best = next.compactMap(\.self).min { ($0.lowerBound, -$0.upperBound) < ($1.lowerBound, -$1.upperBound) }
      guard let best else { return values }
      let types = zip(matchers, next).filter { $1 == best }.map(\.0.type)
      values.append((best, types.sorted { ($0.name == "int" ? 0 : 1, $0.name) < ($1.name == "int" ? 0 : 1, $1.name) }))
      position = best.upperBound
    }
  }

  /// The next whole word, or words, that a type takes.
  private func nextRange(of matcher: ParameterMatcher, from position: Int) -> Range<Int>? {
    for start in position..<max(position, scanner.bytes.count) where isWordStart(start) {
      var ends: [Int] = []
      matcher.appendEnds(from: start, in: text, scanner, to: &ends)
      if case .literals = matcher.type.pattern { ends.sort(by: >) } else { ends = Array(ends.prefix(1)) }
      if let end = ends.first(where: { $0 > start && isWordEnd($0) }) { return start..<end }
    }
    return nil
  }

  private func isWordStart(_ position: Int) -> Bool {
    guard scanner.isBoundary(position) else { return false }
    guard position > 0 else { return true }
    var start = position - 1
    while !scanner.isBoundary(start) { start -= 1 }
    return separates(start..<position)
  }

  private func isWordEnd(_ position: Int) -> Bool {
    guard position < scanner.bytes.count else { return true }
    var end = position + 1
    while !scanner.isBoundary(end) { end += 1 }
    return separates(position..<end)
  }

  /// `\p{Z}|\p{P}|\p{S}`.
  private func separates(_ range: Range<Int>) -> Bool {
    guard let scalar = String(decoding: scanner.bytes[range], as: UTF8.self).unicodeScalars.first else { return false }
    switch scalar.properties.generalCategory {
    case .spaceSeparator, .lineSeparator, .paragraphSeparator, .connectorPunctuation, .dashPunctuation,
      .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol,
      .currencySymbol, .modifierSymbol, .otherSymbol:
      return true
    default: return false
    }
  }
}
