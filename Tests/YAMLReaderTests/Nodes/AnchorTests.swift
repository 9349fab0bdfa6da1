import Diagnostics
import Testing
import YAMLReader

@Suite struct `Anchors, aliases and merge keys` {
  @Test(arguments: [
    ("{a: &x 1, b: *x}", "{a: 1, b: 1}"),
    ("{a: &x [1, &y 2], b: *x, c: *y}", "{a: [1, 2], b: [1, 2], c: 2}"),
    ("[&x 1, *x, &x 2, *x]", "[1, 1, 2, 2]"),
    ("[&x [&x 1, *x], *x]", "[[1, 1], 1]"),
    ("{&x a: 1, *x : 2, b: *x}", ""),
    ("{x: &x {a: 1, b: 2}, y: {<<: *x, b: 3}}", "{x: {a: 1, b: 2}, y: {a: 1, b: 3}}"),
    ("{x: &x {a: 1, b: 2}, y: {b: 3, <<: *x}}", "{x: {a: 1, b: 2}, y: {b: 3, a: 1}}"),
    ("{<<: [{a: 1}, {a: 2, b: 3}], c: 4}", "{a: 1, b: 3, c: 4}"),
    ("{<<: {a: 1}}", "{a: 1}"),
    ("{<<: []}", "{}"),
    ("{'<<': 1}", "{\"<<\": 1}"),
    ("{x: &x {<<: {a: 1}, b: 2}, y: {<<: *x}}", "{x: {a: 1, b: 2}, y: {a: 1, b: 2}}"),
  ])
  func `stand for what they name, and a mapping's own keys win`(text: String, result: String) throws {
    guard !result.isEmpty else {
      #expect(mistakes(in: text).contains("The key 'a' stands twice"))
      return
    }
    #expect(try root(text).flowText() == result)
  }

  @Test func `that nothing refers to are pointed out`() throws {
    let text = "- &x text\n- &y a\n- *y\n- &y b\n"
    #expect(
      try rendered(document(text).warnings, source: text) == """
        test.yaml:1:3: warning: Nothing refers to the anchor '&x'.
          1 | - &x text
            |   ^^
          If '&' belongs to the text, quote the whole text; else leave the anchor away.

        test.yaml:4:3: warning: Nothing refers to the anchor '&y'.
          4 | - &y b
            |   ^^
          If '&' belongs to the text, quote the whole text; else leave the anchor away.

        """)
  }

  @Test func `that expand without bound are refused`() {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in 1...9 {
      let aliases = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(aliases)]\n"
    }
    #expect(
      mistakes(in: text) == """
        test.yaml:6:15: error: With '*a4' the file's aliases stand for more than 250000 nodes.
          6 | a5: &a5 [*a4, *a4, *a4, *a4, *a4, *a4, *a4, *a4, *a4, *a4]
            |               ^-^
          Use fewer aliases of anchors that hold aliases themselves.

        """)
  }

  @Test func `that merge without bound are refused`() {
    var text = "a0: &a0 {\((0..<100).map { "k\($0): 1" }.joined(separator: ", "))}\n"
    for level in 1...90 { text += "a\(level): &a\(level) {x: *a\(level - 1), <<: *a\(level - 1)}\n" }
    #expect(mistakes(in: text).contains("stand for more than"))
  }
}
