import Diagnostics
import Testing
import YAMLReader

@Suite struct `Duplicate keys` {
  @Test func `take the advice of who reads the document`() throws {
    let text = "when: a\nthen: b\nwhen: c\nx: 1\nx: 2\n"
    let error = try #require(throws: DiagnosticList.self) {
      try YAMLDocument(parsing: text.utf8, file: "test.yaml") {
        $0 == "when" ? "Use 'steps:' where the order mixes." : nil
      }
    }
    #expect(
      error.diagnostics.map(\.advice) == [
        "Use 'steps:' where the order mixes.", "Leave one of them away, or give it another name.",
      ])
    #expect(error.diagnostics.map(\.location?.line) == [3, 5])
  }

  @Test func `leave the rest of the document to who reads it`() throws {
    let document = YAMLDocument(reading: "a: 1\na: 2\nb: *x\n".utf8, file: "test.yaml")
    #expect(document.mistakes.map(\.location?.description) == ["test.yaml:2:1", "test.yaml:3:4"])
    #expect(document.root?.entries?.map(\.key.string) == ["a", "a", "b"])
    let broken = YAMLDocument(reading: "x: {a: 1, a: 2}\nb: [\n".utf8, file: "test.yaml")
    #expect(broken.mistakes.count == 2 && broken.root == nil)
  }

  @Test func `are found in large mappings, and where two spellings are one text`() {
    let large = (0..<50).map { "k\($0): \($0)\n" }.joined() + "k7: again\n"
    #expect(mistakes(in: large).hasPrefix("test.yaml:51:1: error: The key 'k7' stands twice in one mapping."))
    #expect(mistakes(in: "{\"\\u00e9\": 1, e\u{301}: 2}").contains("stands twice"))
  }

  @Test func `are reported in the order of their places`() throws {
    let text = "a: 1\na: {b: 1, b: 2}\nc: [*x, {d: 1, d: 2}]\nc: 1\n"
    let error = try #require(throws: DiagnosticList.self) { try document(text) }
    #expect(
      error.diagnostics.map { $0.location?.description } == [
        "test.yaml:2:1", "test.yaml:2:11", "test.yaml:3:5", "test.yaml:3:16", "test.yaml:4:1",
      ])
  }
}
