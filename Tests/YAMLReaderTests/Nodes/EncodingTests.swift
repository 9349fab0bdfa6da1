import Testing
import YAMLReader

@Suite struct `What a file is written in` {
  private static let refused: [([UInt8], String)] = [
    (
      bytes("\u{FEFF}a: ", 0xFF),
      """
      test.yaml:1:4: error: The file is not UTF-8: byte 7 of it is 0xFF.
        1 | a: \u{FFFD}
          |    ^
        Save the file as UTF-8.

      """
    ),
    (
      bytes("a\r\n日", 0xC3, 0x28),
      """
      test.yaml:2:2: error: The file is not UTF-8: byte 7 of it is 0xC3.
        2 | 日\u{FFFD}(
          |   ^
        Save the file as UTF-8.

      """
    ),
    (
      bytes("key: ", 0xE6, 0x97),
      """
      test.yaml:1:6: error: The file is not UTF-8: byte 6 of it is 0xE6.
        1 | key: \u{FFFD}
          |      ^
        Save the file as UTF-8.

      """
    ),
    (
      bytes("a: b\0c"),
      """
      test.yaml:1:5: error: YAML does not allow the character U+0000 (NUL).
        1 | a: b␀c
          |     ^
        Delete it, or write it as an escape in double quotes.

      """
    ),
    (
      bytes("a: b\r\nc: 日\u{7}"),
      """
      test.yaml:2:5: error: YAML does not allow the character U+0007.
        2 | c: 日␇
          |      ^
        Delete it, or write it as an escape in double quotes.

      """
    ),
  ]

  private static func bytes(_ text: String, _ more: UInt8...) -> [UInt8] { Array(text.utf8) + more }

  @Test(arguments: ["", "\n\n", "# only\n  # comments\n", "\u{FEFF}", "---\n", "%YAML 1.2\n---\n# nothing\n...\n"])
  func `is nothing where it holds nothing`(text: String) throws {
    #expect(try document(text).root == nil)
  }

  @Test(arguments: ["~", "''", "!!str", "x"])
  func `is something where a value is written`(text: String) throws {
    #expect(try document(text).root != nil)
  }

  @Test func `may be read from any collection of bytes`() throws {
    let document = try YAMLDocument(parsing: "a: 日本".utf8.lazy.map { $0 }, file: "test.yaml")
    #expect(document.root?["a"]?.string == "日本")
  }

  @Test(arguments: refused)
  func `is refused at its byte where YAML cannot hold it`(bytes: [UInt8], message: String) {
    #expect(mistakes(in: bytes) == message)
  }

  @Test(arguments: [
    ([0xFF, 0xFE, 0x61, 0], "UTF-16"), ([0xFE, 0xFF, 0, 0x61], "UTF-16"), ([0x61, 0, 0x3A, 0], "UTF-16"),
    ([0, 0x61, 0, 0x3A], "UTF-16"), ([0xFF, 0xFE, 0, 0], "UTF-32"), ([0, 0, 0xFE, 0xFF], "UTF-32"),
    ([0x61, 0, 0, 0], "UTF-32"), ([0, 0, 0, 0x61], "UTF-32"),
  ])
  func `is named where it is not UTF-8`(bytes: [UInt8], encoding: String) {
    #expect(mistakes(in: bytes).hasPrefix("test.yaml:1:1: error: The file is \(encoding), not UTF-8."))
  }

  @Test(arguments: [[0], [0xEF], [0xEF, 0xBB], [0xED, 0xA0, 0x80], [0xC0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xFF]])
  func `never traps on a few odd bytes`(bytes: [UInt8]) {
    #expect(mistakes(in: bytes).hasPrefix("test.yaml:1:1: error: "))
  }

  @Test func `never traps on any prefix or mutation of a text`() {
    let bytes = Array("a: &x [1, \"b\\n\", {c: 'd'}]\r\n<<: *y\n? |\n  日本 👩‍👩‍👧\n: !t *x # c\n- \t%@`".utf8)
    for length in 0...bytes.count {
      _ = mistakes(in: Array(bytes.prefix(length)))
      for byte: UInt8 in [0, 9, 0x0A, 0x0D, 0x22, 0x23, 0x2D, 0x3A, 0x7B, 0x85, 0xC3, 0xE2, 0xFF]
      where length < bytes.count {
        var changed = bytes
        changed[length] = byte
        _ = mistakes(in: changed)
      }
    }
  }
}
