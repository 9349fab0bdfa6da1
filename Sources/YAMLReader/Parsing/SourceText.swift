internal import Diagnostics

/// The bytes of a YAML text, borrowed, and what can be asked about them when something is wrong.
struct SourceText {
  /// The text without its byte order mark.
  let bytes: UnsafeBufferPointer<UInt8>
  /// How many bytes the byte order mark takes: 3, or 0 where there is none.
  let markLength: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    markLength = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    self.bytes = UnsafeBufferPointer(rebasing: bytes[markLength...])
  }

  /// The text of a line, counted from 1, without its line break; empty where there is no such line.
  func line(_ number: Int) -> String {
    var lines = SourceLines(bytes)
    for _ in 1..<max(1, number) where !lines.skip() { return "" }
    return String(decoding: bytes[lines.start..<lines.endOfLine()], as: UTF8.self)
  }

  /// What stands on one line between two columns, the second not included.
  func text(onLine number: Int, columns: Range<Int>) -> String {
    let scalars = line(number).unicodeScalars.dropFirst(columns.lowerBound - 1).prefix(columns.count)
    return String(String.UnicodeScalarView(scalars))
  }

  /// The nearest line above another that holds something.
  func lineAbove(_ number: Int) -> String? {
    var lines = SourceLines(bytes)
    var above: Range<Int>?
    while lines.number < number {
      let range = lines.start..<lines.endOfLine()
      if bytes[range].contains(where: { $0 != UInt8(ascii: " ") }) { above = range }
      guard lines.skip() else { break }
    }
    return above.map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  /// The line and column of the byte at an offset.
  func position(ofByte offset: Int) -> SourcePosition {
    var lines = SourceLines(bytes)
    var next = lines
    while next.skip(), next.start <= offset { lines = next }
    return lines.position(ofByte: min(offset, bytes.count))
  }

  /// The first byte of the sequence that a byte was to continue: libyaml blames the byte that breaks it off.
  func startOfSequence(at offset: Int) -> Int {
    for start in stride(from: offset, through: max(0, offset - 3), by: -1) where start < bytes.count {
      if bytes[start] >= 0xC0 { return start }
    }
    return offset
  }

  /// The comments whose `#` is followed by text, by the place where the blanks before the `#` begin.
  func commentsWithoutBlank() -> [SourcePosition: YAMLComment] {
    guard bytes.contains(UInt8(ascii: "#")) else { return [:] }
    var comments: [SourcePosition: YAMLComment] = [:]
    var lines = SourceLines(bytes)
    repeat { lines.collectComments(into: &comments) } while lines.skip()
    return comments
  }
}

extension SourceLines {
  /// Adds the comments of this line; what stands in quotes is among them, but no plain scalar ends there.
  fileprivate func collectComments(into comments: inout [SourcePosition: YAMLComment]) {
    let end = endOfLine()
    var column = 0
    var blanks: Int?
    for index in start..<end where bytes[index] & 0xC0 != 0x80 {
      column += 1
      if isBlank(index) {
        blanks = blanks ?? column
      } else {
        if let blanks, bytes[index] == UInt8(ascii: "#"), index + 1 < end, isText(index + 1) {
          let position = SourcePosition(line: number, column: column)
          comments[SourcePosition(line: number, column: blanks)] = YAMLComment(text(index..<end), at: position)
        }
        blanks = nil
      }
    }
  }

  private func isBlank(_ index: Int) -> Bool {
    bytes[index] == UInt8(ascii: " ") || bytes[index] == UInt8(ascii: "\t")
  }

  /// Whether a `#` before this byte hardly begins a comment; `##` does.
  private func isText(_ index: Int) -> Bool {
    !isBlank(index) && bytes[index] != UInt8(ascii: "#")
  }

  /// A text for a message; one that is too long for any is cut, so that a long line costs no more than its length.
  private func text(_ range: Range<Int>) -> String {
    var end = min(range.upperBound, range.lowerBound + 200)
    while end < range.upperBound, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return String(decoding: bytes[range.lowerBound..<end], as: UTF8.self)
  }
}
