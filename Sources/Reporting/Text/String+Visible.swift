extension String {
  /// This text with nothing in it that could move a cursor or break an XML document.
  ///
  /// Sequences that colour a terminal or move its cursor are left out, line breaks of all kinds become `\n`, and what else
  /// cannot be seen or written (control characters, U+FFFE, U+FFFF) becomes text such as `\u{7}`. A lone surrogate cannot
  /// be here: Swift made U+FFFD of it when the text was read.
  ///
  /// Source: XML 1.0, production 2 (`Char`); ECMA-48 for the sequences.
  package var visible: String {
    if !mayHoldInvisible { return self }
    var scalars = unicodeScalars[...]
    var result = String.UnicodeScalarView()
    while let scalar = scalars.popFirst() {
      switch scalar {
      case "\u{1B}" where scalars.dropControlSequence(): break
      case "\r":
        if scalars.first == "\n" { scalars.removeFirst() }
        result.append("\n")
      case "\n", "\t": result.append(scalar)
      case _ where scalar.isInvisible:
        result.append(contentsOf: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars)
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  /// This text made visible on one line.
  package var visibleLine: String {
    if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return self }
    let text = visible
    let isOneLine = !text.utf8.contains { $0 == 0x0A || $0 == 0x09 }
    return isOneLine ? text : text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// A quick look that lets most texts pass as they are.
  private var mayHoldInvisible: Bool {
    utf8.contains { byte in
      byte < 0x20 && byte != 0x0A && byte != 0x09 || byte == 0x7F || byte == 0xC2 || byte == 0xEF
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isInvisible: Bool {
    switch value {
    case 0..<0x20, 0x7F...0x9F, 0xFFFE, 0xFFFF: true
    default: false
    }
  }
}

extension Substring.UnicodeScalarView {
  /// Drops the rest of a control sequence whose ESC is already gone; false where none follows.
  fileprivate mutating func dropControlSequence() -> Bool {
    switch first {
    case "[": return dropSequence { (0x40...0x7E).contains($0.value) }
    case "]": return dropCommand()
    default: return false
    }
  }

  /// `CSI`: parameters and intermediates up to a final character.
  private mutating func dropSequence(isFinal: (Unicode.Scalar) -> Bool) -> Bool {
    let rest = dropFirst()
    guard let end = rest.firstIndex(where: { isFinal($0) || !(0x20...0x3F).contains($0.value) }), isFinal(rest[end])
    else { return false }
    self = self[index(after: end)...]
    return true
  }

  /// `OSC`: a command, such as a link or a title, up to BEL or ESC \.
  private mutating func dropCommand() -> Bool {
    let rest = dropFirst()
    guard let end = rest.firstIndex(where: { $0 == "\u{7}" || $0 == "\u{1B}" || $0 == "\n" }), rest[end] != "\n"
    else { return false }
    self = self[index(after: end)...]
    if rest[end] == "\u{1B}", first == "\\" { removeFirst() }
    return true
  }
}
