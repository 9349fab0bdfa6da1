import Diagnostics
import Testing

@Suite struct `A rendered diagnostic` {
  private func render(
    _ diagnostics: Diagnostic..., source: String? = nil, isColored: Bool = false
  ) -> String {
    var renderer = DiagnosticRenderer(isColored: isColored) { $0 == "a.yaml" ? source : nil }
    return renderer.render(diagnostics)
  }

  private func place(_ line: Int, _ column: Int, _ file: String = "a.yaml") -> Diagnostics.SourceLocation {
    Diagnostics.SourceLocation(file: file, line: line, column: column)
  }

  @Test func `has the place, the problem, the line with a caret, and what to do`() {
    let diagnostic = Diagnostic(
      at: place(2, 5), length: 12, "The step holds ': ', which makes it a mapping.",
      advice: "Quote the whole step: - 'I see \"Error: no network\"'")
    #expect(
      render(diagnostic, source: "then:\n  - I see \"Error: no network\"\n") == """
        a.yaml:2:5: error: The step holds ': ', which makes it a mapping.
          2 |   - I see "Error: no network"
            |     ^----------^
          Quote the whole step: - 'I see "Error: no network"'

        """)
  }

  @Test(arguments: [
    ("wide characters", "a: 日本語 x", 8, 1, "a: 日本語 x", "          ^"),
    ("wide characters that are marked", "日本語", 2, 2, "日本語", "  ^--^"),
    ("emoji", "🇪🇺 👍🏽 ☀️ x", 10, 1, "🇪🇺 👍🏽 ☀️ x", "         ^"),
    ("joined emoji", "👩‍👩‍👧 x", 7, 1, "👩‍👩‍👧 x", "   ^"),
    ("combining marks", "e\u{301}e\u{301} x", 6, 1, "e\u{301}e\u{301} x", "   ^"),
    ("tabs", "\ta\tb", 4, 1, "\ta\tb", "\t \t^"),
    ("control characters", "\u{1B}[31m\u{0}x", 7, 1, "␛[31m␀x", "      ^"),
    ("the end of the line", "abc", 4, 1, "abc", "   ^"),
    ("what is far behind it", "abc", 99, 5, "abc", "   ^"),
    ("a line that is empty", "", 1, 1, "", "^"),
  ])
  func `has its caret under what it means`(
    _: String, source: String, column: Int, length: Int, line: String, mark: String
  ) {
    let diagnostic = Diagnostic(at: place(1, column), length: length, "It is wrong.")
    #expect(
      render(diagnostic, source: source) == """
        a.yaml:1:\(column): error: It is wrong.
          1 | \(line)
            | \(mark)

        """)
  }

  @Test(arguments: ["one\ntwo\nthree", "one\r\ntwo\r\nthree\r\n", "one\rtwo\rthree", "\u{FEFF}one\r\ntwo\nthree"])
  func `finds its line whatever the line breaks are`(source: String) {
    let texts = [1, 2, 3].map { render(Diagnostic(at: place($0, 1), length: 3, "It is wrong."), source: source) }
    #expect(
      texts.joined() == """
        a.yaml:1:1: error: It is wrong.
          1 | one
            | ^-^
        a.yaml:2:1: error: It is wrong.
          2 | two
            | ^-^
        a.yaml:3:1: error: It is wrong.
          3 | three
            | ^-^

        """)
  }

  @Test func `has a gutter as wide as its line number`() {
    let source = String(repeating: "\n", count: 119) + "x: y"
    #expect(
      render(Diagnostic(.warning, at: place(120, 4), "It is odd."), source: source) == """
        a.yaml:120:4: warning: It is odd.
          120 | x: y
              |    ^

        """)
  }

  @Test func `shows no line where there is none`() {
    let expected = "a.yaml:9:1: error: It is wrong.\n"
    #expect(render(Diagnostic(at: place(9, 1), "It is wrong."), source: "one") == expected)
    #expect(render(Diagnostic(at: place(9, 1), "It is wrong."), source: nil) == expected)
    #expect(render(Diagnostic(at: nil, "It is wrong.")) == "error: It is wrong.\n")
  }

  @Test func `has advice of many lines to paste, and notes on other places`() {
    let diagnostic = Diagnostic(
      at: nil, "The key 'when' stands twice.", advice: "Write:\n\nsteps:\n  - when: a",
      notes: [.init(at: place(3, 1), "The first one is here."), .init(at: nil, "Nothing was run.")])
    #expect(
      render(diagnostic) == """
        error: The key 'when' stands twice.
          Write:

          steps:
            - when: a
          a.yaml:3:1: The first one is here.
          Nothing was run.

        """)
  }

  @Test func `stands apart from the next one by an empty line`() {
    #expect(render(Diagnostic(at: nil, "One."), Diagnostic(at: nil, "Two.")) == "error: One.\n\nerror: Two.\n")
    var renderer = DiagnosticRenderer { _ in nil }
    #expect(renderer.render([Diagnostic]()) == "")
  }

  @Test func `has colours where they are wanted`() {
    let error = Diagnostic(at: place(1, 1), "It is wrong.")
    let warning = Diagnostic(.warning, at: nil, "It is odd.")
    #expect(
      render(error, warning, source: "x", isColored: true) == """
        \u{1B}[1ma.yaml:1:1: \u{1B}[0m\u{1B}[31;1merror:\u{1B}[0m It is wrong.
          1 | x
            | \u{1B}[31;1m^\u{1B}[0m

        \u{1B}[33;1mwarning:\u{1B}[0m It is odd.

        """)
  }

  @Test func `reads a source once`() {
    var reads = 0
    var renderer = DiagnosticRenderer { _ in
      reads += 1
      return "x"
    }
    _ = renderer.render([Diagnostic(at: place(1, 1), "One."), Diagnostic(at: place(1, 1), "Two.")])
    #expect(reads == 1)
  }
}
