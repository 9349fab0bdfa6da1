import Testing
import YAMLReader

@Suite struct `Deep nesting` {
  @Test(arguments: ["[", "{a: ", "- ", "? ", "- - ", "[{a: "])
  func `is refused, however it is written and however deep it is`(unit: String) {
    let message = mistakes(in: String(repeating: unit, count: 20_000))
    #expect(message.contains("Lists and mappings are nested here more than 100 levels deep."))
  }

  @Test func `of block mappings is refused`() {
    let lines = (0..<1000).map { String(repeating: " ", count: $0) + "a:\n" }
    #expect(mistakes(in: lines.joined()).hasPrefix("test.yaml:101:101: error: Lists and mappings are nested here"))
  }

  @Test func `is fine up to the limit`() throws {
    let text = String(repeating: "[", count: 100) + String(repeating: "]", count: 100)
    #expect(try root(text).flowText() == text)
  }

  @Test func `of aliases counts what they stand for`() {
    var text = "- &a0 [x]\n"
    for level in 1...120 { text += "- &a\(level) [*a\(level - 1)]\n" }
    #expect(mistakes(in: text).hasPrefix("test.yaml:100:9: error: Lists and mappings are nested here"))
  }
}
