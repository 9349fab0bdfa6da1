import Diagnostics

extension String {
  /// This text cut to a width, with `…` in place of what is cut off.
  package func truncated(to width: Int) -> String {
    guard displayWidth > width else { return self }
    var result = ""
    var used = 0
    for character in self {
      used += character.displayWidth
      if used > width - 1 { break }
      result.append(character)
    }
    return result + "…"
  }

  /// This line broken at blanks, and inside words that are too long, so that no line is wider than `width`.
  package func wrapped(to width: Int) -> [String] {
    guard displayWidth > width else { return [self] }
    var lines: [String] = []
    var line = ""
    for word in split(separator: " ", omittingEmptySubsequences: false) {
      let candidate = lines.isEmpty && line.isEmpty ? String(word) : line.isEmpty ? String(word) : "\(line) \(word)"
      if candidate.displayWidth <= width {
        line = candidate
      } else {
        if !line.isEmpty { lines.append(line) }
        var pieces = String(word).pieces(of: width)
        line = pieces.popLast() ?? ""
        lines += pieces
      }
    }
    return lines + [line]
  }

  private func pieces(of width: Int) -> [String] {
    var pieces: [String] = []
    var piece = ""
    var used = 0
    for character in self {
      if used + character.displayWidth > width, !piece.isEmpty {
        pieces.append(piece)
        (piece, used) = ("", 0)
      }
      piece.append(character)
      used += character.displayWidth
    }
    return pieces + [piece]
  }

  /// The lines of this text, without a last one that is empty.
  var lines: [String] {
    var lines = split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// This text cut in the middle, so that its beginning and its end take `bytes` bytes together.
  package func cutInMiddle(to bytes: Int) -> String {
    guard utf8.count > bytes else { return self }
    let head = prefix(upTo: scalarIndex(atByte: bytes / 2))
    let tail = suffix(from: scalarIndex(atByte: utf8.count - bytes / 2))
    return "\(head)\n… \(utf8.count - head.utf8.count - tail.utf8.count) bytes left out …\n\(tail)"
  }

  /// The index at a byte, moved back to where a scalar begins.
  private func scalarIndex(atByte offset: Int) -> Index {
    var index = utf8.index(startIndex, offsetBy: offset)
    while index > startIndex, index < endIndex, utf8[index] & 0xC0 == 0x80 { index = utf8.index(before: index) }
    return index
  }
}

extension [String] {
  /// These lines cut in the middle, so that at most `count` are left and a line says how many are not.
  package func cutInMiddle(to count: Int) -> [String] {
    guard self.count > count + 1 else { return self }
    return prefix(count / 2) + ["… \(self.count - count / 2 * 2) lines left out …"] + suffix(count / 2)
  }

  /// These lines with blanks before each that is not empty.
  func indented(by width: Int) -> [String] {
    let blanks = String(repeating: " ", count: width)
    return map { $0.isEmpty ? $0 : blanks + $0 }
  }
}

/// A number with its noun: `1 step`, `2 steps`.
func counted(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
