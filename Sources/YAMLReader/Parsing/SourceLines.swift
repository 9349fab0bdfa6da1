internal import Diagnostics

/// Walks over the lines of a text with the line breaks that libyaml counts: LF, CR, CR LF, NEL, LS and PS.
struct SourceLines {
  let bytes: UnsafeBufferPointer<UInt8>
  /// The number of the line, from 1.
  private(set) var number = 1
  /// The offset of the line's first byte.
  private(set) var start = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// The offset behind the line's last byte, its break not counted.
  func endOfLine() -> Int {
    var index = start
    while index < bytes.count, breakLength(at: index) == 0 { index += 1 }
    return index
  }

  /// Goes to the next line; false, and nothing changes, where there is none.
  mutating func skip() -> Bool {
    let end = endOfLine()
    guard end < bytes.count else { return false }
    start = end + breakLength(at: end)
    number += 1
    return true
  }

  /// The position of a byte of this line, in Unicode scalars.
  func position(ofByte offset: Int) -> SourcePosition {
    let scalars = bytes[start..<max(start, offset)].count { $0 & 0xC0 != 0x80 }
    return SourcePosition(line: number, column: scalars + 1)
  }

  private func breakLength(at index: Int) -> Int {
    switch bytes[index] {
    case 0x0A: 1
    case 0x0D: follows([0x0A], index) ? 2 : 1
    case 0xC2: follows([0x85], index) ? 2 : 0
    case 0xE2: follows([0x80, 0xA8], index) || follows([0x80, 0xA9], index) ? 3 : 0
    default: 0
    }
  }

  private func follows(_ expected: [UInt8], _ index: Int) -> Bool {
    bytes[(index + 1)...].starts(with: expected)
  }
}
