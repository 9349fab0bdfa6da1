/// Finds where what a parameter takes from a text can end.
///
/// The ends come in the order in which the specification's regular expression would try them, each once, so that a search
/// which takes the first that lets the rest match takes what that regular expression takes. All ends are on boundaries of
/// Unicode scalars.
struct TextScanner {
  let bytes: UnsafeBufferPointer<UInt8>

  /// Whether `part` stands at `position`.
  func hasPart(_ part: some Collection<UInt8>, at position: Int) -> Bool {
    guard part.count <= bytes.count - position else { return false }
    var index = position
    for byte in part {
      guard bytes[index] == byte else { return false }
      index += 1
    }
    return true
  }

  /// Whether a Unicode scalar begins or the text ends at `position`.
  func isBoundary(_ position: Int) -> Bool { position == bytes.count || bytes[position] & 0xC0 != 0x80 }

  /// `-?\d+` or `\d+`.
  func appendIntegerEnds(from start: Int, to ends: inout [Int]) {
    let digits = byte(at: start) == UInt8(ascii: "-") ? start + 1 : start
    appendDescending(from: endOfDigits(from: digits), to: digits + 1, &ends)
  }

  /// `[^\s]+`.
  func appendWordEnds(from start: Int, to ends: inout [Int]) {
    var end = start
    while end < bytes.count, whitespaceLength(at: end) == 0 { end += 1 }
    appendDescending(from: end, to: start + 1, &ends)
  }

  /// `.*`.
  func appendAnythingEnds(from start: Int, to ends: inout [Int]) {
    appendDescending(from: endOfLine(from: start), to: start, &ends)
  }

  /// `"([^"\\]*(\\.[^"\\]*)*)"|'([^'\\]*(\\.[^'\\]*)*)'`: there is never more than one end.
  func appendQuotedEnd(from start: Int, to ends: inout [Int]) {
    guard let quote = byte(at: start), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return }
    var position = start + 1
    while let byte = byte(at: position), byte != quote {
      if byte == UInt8(ascii: "\\") {
        position += 1
        guard position < bytes.count, !isLineTerminator(at: position) else { return }
      }
      position += 1
    }
    if position < bytes.count { ends.append(position + 1) }
  }

  /// One of several texts, in their order.
  func appendLiteralEnds(_ literals: [[UInt8]], from start: Int, to ends: inout [Int]) {
    let first = byte(at: start)
    for literal in literals where literal.isEmpty || literal[0] == first && hasPart(literal, at: start) {
      ends.append(start + literal.count)
    }
  }

  func byte(at position: Int) -> UInt8? { position < bytes.count ? bytes[position] : nil }

  func isDigit(at position: Int) -> Bool { position < bytes.count && bytes[position] &- 0x30 < 10 }

  func endOfDigits(from start: Int) -> Int {
    var end = start
    while isDigit(at: end) { end += 1 }
    return end
  }

  func endOfLine(from start: Int) -> Int {
    var end = start
    while end < bytes.count, !isLineTerminator(at: end) { end += 1 }
    return end
  }

  func appendDescending(from last: Int, to first: Int, _ ends: inout [Int]) {
    var end = last
    while end >= first {
      if isBoundary(end) { ends.append(end) }
      end -= 1
    }
  }

  /// Whether `.` stops here. Source: ECMA-262, LineTerminator.
  private func isLineTerminator(at position: Int) -> Bool {
    switch bytes[position] {
    case 0x0A, 0x0D: true
    case 0xE2: hasPart([0xE2, 0x80, 0xA8], at: position) || hasPart([0xE2, 0x80, 0xA9], at: position)
    default: false
    }
  }

  /// How many bytes of white space stand here; 0 for none. Source: ECMA-262, `\s`.
  private func whitespaceLength(at position: Int) -> Int {
    switch bytes[position] {
    case 0x09...0x0D, 0x20: 1
    case 0xC2: byte(at: position + 1) == 0xA0 ? 2 : 0
    case 0xE1: hasPart([0xE1, 0x9A, 0x80], at: position) ? 3 : 0
    case 0xE2: isGeneralPunctuationSpace(at: position) ? 3 : 0
    case 0xE3: hasPart([0xE3, 0x80, 0x80], at: position) ? 3 : 0
    case 0xEF: hasPart([0xEF, 0xBB, 0xBF], at: position) ? 3 : 0
    default: 0
    }
  }

  private func isGeneralPunctuationSpace(at position: Int) -> Bool {
    guard position + 2 < bytes.count else { return false }
    switch (bytes[position + 1], bytes[position + 2]) {
    case (0x80, 0x80...0x8A), (0x80, 0xA8), (0x80, 0xA9), (0x80, 0xAF), (0x81, 0x9F): return true
    default: return false
    }
  }
}
