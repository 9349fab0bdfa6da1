import Diagnostics
import Testing
import YAMLReader

@Suite struct `A comment that cuts a text` {
  @Test(arguments: [
    ("k: I open issue #42", 17, "#42"),
    ("k: I open issue   #42 # really", 19, "#42 # really"),
    ("\u{FEFF}k: 日本 👩‍👩‍👧 #é", 13, "#é"),
    ("k: #42 is open", 4, "#42 is open"),
    ("k: a\n  b #c\r\n", 5, "#c"),
    ("k: a\t#b", 6, "#b"),
  ])
  func `is found where text follows its sign at once`(text: String, column: Int, comment: String) throws {
    let document = try document(text)
    let value = try #require(document.root?["k"])
    let line = value.end.line
    #expect(document.comment(cutting: value) == YAMLComment(comment, at: SourcePosition(line: line, column: column)))
  }

  @Test(arguments: [
    "k: text # like this", "k: text #", "k: text ## this", "k: a#b", "k: 'a #b'", "k: \"a\" #b", "k: |\n  a #b\n",
    "k: text\n#b", "k: text # and #b",
  ])
  func `is nothing else`(text: String) throws {
    let document = try document(text)
    #expect(document.comment(cutting: try #require(document.root?["k"])) == nil)
  }
}
