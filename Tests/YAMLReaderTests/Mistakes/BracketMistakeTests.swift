import Testing

@Suite struct `Quotes and brackets` {
  @Test(arguments: [
    (
      """
      a: "abc
      b: 1
      """,
      """
      test.yaml:1:4: error: The quote that opens here is never closed.
        1 | a: "abc
          |    ^
        Close it; or, where it belongs to the text, quote the whole text in the other quotes.

      """
    ),
    (
      #"a: "\d+""#,
      #"""
      test.yaml:1:5: error: '\d' is no escape that YAML knows in double quotes.
        1 | a: "\d+"
          |     ^^
        Write '\\' for a backslash, or use single quotes.

      """#
    ),
    (
      #"a: "\u12""#,
      #"""
      test.yaml:1:7: error: In double quotes '\x' takes 2, '\u' 4 and '\U' 8 hexadecimal digits.
        1 | a: "\u12"
          |       ^
        Write '\\' for a backslash, or use single quotes.

      """#
    ),
    (
      """
      a: "abc
      b: "x"
      """,
      """
      test.yaml:2:5: error: A quote that opens on a line above closes here.
        2 | b: "x"
          |     ^
        Close it on its own line.

      """
    ),
    (
      """
      a: [1, 2
      b: 1
      """,
      """
      test.yaml:1:4: error: The '[' that opens here is not closed.
        1 | a: [1, 2
          |    ^
        Close it with ']'.
        test.yaml:2:2: Here ',' or ']' is expected at the latest.

      """
    ),
    (
      "a: {b: 1, c: [x}",
      """
      test.yaml:1:16: error: The list goes on without ',' or ']' here.
        1 | a: {b: 1, c: [x}
          |                ^
        Put one there; or, where '[' belongs to a text, quote the whole text.
        test.yaml:1:14: The list begins here.

      """
    ),
    (
      "a: [b, , c]",
      """
      test.yaml:1:8: error: A value is expected here.
        1 | a: [b, , c]
          |        ^
        Write one; or, where this belongs to a text, quote the whole text.

      """
    ),
  ])
  func `are reported where they open if nothing closes them`(text: String, message: String) {
    #expect(mistakes(in: text) == message)
  }
}
