import Diagnostics
import Testing
import YAMLReader

@Suite struct `Places of nodes` {
  @Test(arguments: [
    ("LF", "a: 1\nkey:\n  - x\n  - last\n"),
    ("CR LF", "a: 1\r\nkey:\r\n  - x\r\n  - last\r\n"),
    ("CR", "a: 1\rkey:\r  - x\r  - last\r"),
    ("a byte order mark", "\u{FEFF}a: 1\nkey:\n  - x\n  - last\n"),
    ("CJK before it", "日: 1\nkey:\n  - 日本\n  - last\n"),
    ("joined emoji above it", "👩‍👩‍👧: 1\nkey:\n  - 👩‍👩‍👧 é\n  - last\n"),
  ])
  func `are lines and columns of the text, whatever its line ends and scripts`(name: String, text: String) throws {
    let key = try #require(root(text).entries?.last)
    #expect(key.key.position == SourcePosition(line: 2, column: 1))
    let last = try #require(key.value.items?.last)
    #expect(last.position == SourcePosition(line: 4, column: 5))
    #expect(last.end == SourcePosition(line: 4, column: 9))
    #expect(try root(text).lastLine == 4)
  }

  @Test(arguments: [
    ("\u{FEFF}key: x", 6),
    ("日本: x", 5),
    ("👩‍👩‍👧: x", 8),
    ("e\u{301}: x", 5),
    ("\"\\u00e9\": x", 11),
  ])
  func `count Unicode scalars on a line`(text: String, column: Int) throws {
    let value = try #require(root(text).entries?.first?.value)
    #expect(value.position == SourcePosition(line: 1, column: column))
  }

  @Test(arguments: [
    ("a: text", 1), ("a: text\n\n# end\n", 1), ("a: |\n  x\n  y\nb: z", 3), ("a: >\n  x\n", 2),
    ("a: [1,\n 2\n]\nb: z", 3),
    ("a:\n  b:\n    - c\n\nd: e", 3), ("a: one\n  two\nb: z", 2), ("a:\nb: z", 1),
  ])
  func `end with the last line that a value takes`(text: String, lastLine: Int) throws {
    let value = try #require(root(text).entries?.first?.value)
    #expect(value.lastLine == lastLine)
  }

  @Test func `an aliased node keeps the places of its anchor`() throws {
    let node = try root("x: &a\n  k: v\ny: *a\nz: 1\n")
    #expect(node["y"]?["k"]?.position == SourcePosition(line: 2, column: 6))
    #expect(node.lastLine == 4)
  }

  @Test func `a missing value stands behind its colon`() throws {
    let value = try #require(root("given:\nwhen: x")["given"])
    #expect(value.position == SourcePosition(line: 1, column: 7))
  }
}
