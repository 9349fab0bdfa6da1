import Diagnostics
import Testing

@Suite struct `An excerpt of a source` {
  @Test(arguments: [
    ("plain text", 7, 4, "      ^--^"),
    ("one", 1, 1, "^"),
    ("\tindented", 2, 1, "\t^"),
    ("日本語 text", 5, 1, "       ^"),
    ("👩‍👩‍👧 family", 7, 6, "   ^----^"),
    ("e\u{301}clair", 3, 1, " ^"),
    ("short", 40, 3, "     ^"),
  ])
  func `has its mark under what it means`(line: String, column: Int, length: Int, mark: String) {
    #expect(SourceExcerpt(line, column: column, length: length).mark == mark)
  }
}
