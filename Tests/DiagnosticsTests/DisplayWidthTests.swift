import Diagnostics
import Testing

@Suite struct `The width of a text` {
  @Test(arguments: [
    ("plain", 5), ("", 0), ("größe", 5), ("日本語", 6), ("한국어", 6), ("ｆｕｌｌ", 8), ("e\u{301}", 1), ("👩‍👩‍👧", 2), ("🇪🇺", 2),
    ("☀️", 2), ("✔✘…›", 4), ("a\u{200B}b", 2), ("\u{1B}[1m", 3), ("〈x〉", 5), ("°C", 2),
  ])
  func `is what a terminal gives it`(text: String, width: Int) {
    #expect(text.displayWidth == width)
  }

  @Test func `is filled up with blanks`() {
    #expect("日本".padded(to: 6) == "日本  ")
    #expect("longer".padded(to: 3) == "longer")
  }
}
