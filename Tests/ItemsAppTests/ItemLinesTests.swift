import Foundation
import ItemsFunctions
import Testing

@testable import ItemsApp

@Suite struct `Lines of items` {
  /// Reads a text that comes in these parts; returns the items, and why there are no more.
  private func read(_ parts: [String]) -> (items: [String], failure: ItemsFailure?) {
    var items: [String] = []
    do throws(ItemsFailure) {
      var lines = ItemLines()
      for part in parts { try lines.append(Data(part.utf8)) { items.append($0) } }
      try lines.end { items.append($0) }
      #expect(lines.count == items.count)
      return (items, nil)
    } catch {
      return (items, error)
    }
  }

  @Test(arguments: [
    ("", []), ("\n", []), ("\r\n\n", []), (#""ONE""#, ["ONE"]), ("\"ONE\"\n", ["ONE"]),
    ("\"ONE\"\n\"TWO\"", ["ONE", "TWO"]), ("\"ONE\"\r\n\"TWO\"\r\n", ["ONE", "TWO"]),
    ("\"ONE\"\n\n\"TWO\"\n\n", ["ONE", "TWO"]), ("\"\"\n\" \"\n", ["", " "]),
    (#""two\nlines""#, ["two\nlines"]), (#""☂ é 👩‍👩‍👧""#, ["☂ é 👩‍👩‍👧"]),
  ]) func `hold one item each`(text: String, items: [String]) {
    let read = read([text])
    #expect(read.items == items)
    #expect(read.failure == nil)
  }

  @Test func `may be cut anywhere, even within a character`() {
    let text = Data("\"☂\"\r\n\"TWO\"\n".utf8)
    for cut in 0...text.count {
      var items: [String] = []
      var lines = ItemLines()
      #expect(throws: Never.self) {
        try lines.append(text.prefix(cut)) { items.append($0) }
        try lines.append(text.dropFirst(cut)) { items.append($0) }
        try lines.end { items.append($0) }
      }
      #expect(items == ["☂", "TWO"], "cut behind \(cut) bytes")
    }
  }

  @Test func `are passed on as soon as they are whole`() throws {
    var items: [String] = []
    var lines = ItemLines()
    try lines.append(Data(#""ONE"#.utf8)) { items.append($0) }
    #expect(items == [])
    try lines.append(Data("\"\n\"TW".utf8)) { items.append($0) }
    #expect(items == ["ONE"])
    try lines.append(Data("O\"".utf8)) { items.append($0) }
    #expect(items == ["ONE"])
    try lines.end { items.append($0) }
    #expect(items == ["ONE", "TWO"])
  }

  @Test(arguments: ["ONE", "1", "null", "[]", "{}", #""ONE"#, #""ONE","TWO""#, "<html>", " "])
  func `that hold anything else make no sense`(line: String) {
    let read = read(["\"first\"\n", line, "\n\"last\""])
    #expect(read.items == ["first"])
    #expect(read.failure == .malformed)
  }
}
