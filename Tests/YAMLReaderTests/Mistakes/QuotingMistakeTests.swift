import Testing

@Suite struct `Mistakes that quotes mend` {
  @Test(arguments: [
    (
      "- 'It's open' # now",
      """
      test.yaml:1:7: error: A quote inside the text has ended it.
        1 | - 'It's open' # now
          |       ^
        Put the text in the other quotes:
        - "It's open" # now

      """
    ),
    (
      "then: a message: try again",
      """
      test.yaml:1:16: error: The text holds ': ', which YAML reads as the end of a key.
        1 | then: a message: try again
          |                ^
        Quote the whole text:
        then: 'a message: try again'

      """
    ),
    (
      "then: a: b # note",
      """
      test.yaml:1:8: error: The text holds ': ', which YAML reads as the end of a key.
        1 | then: a: b # note
          |        ^
        Quote the whole text:
        then: 'a: b' # note

      """
    ),
    (
      """
      - "Sign Up" is tapped
      - b
      """,
      """
      test.yaml:1:13: error: Text follows the closing quote.
        1 | - "Sign Up" is tapped
          |             ^
        A text that begins with a quote is quoted whole, in the other quotes:
        - '"Sign Up" is tapped'

      """
    ),
    (
      """
      when: 'Sign Up' is tapped
      then: x
      """,
      """
      test.yaml:1:17: error: Text follows the closing quote.
        1 | when: 'Sign Up' is tapped
          |                 ^
        A text that begins with a quote is quoted whole, in the other quotes:
        when: "'Sign Up' is tapped"

      """
    ),
    (
      "tags: @smoke",
      """
      test.yaml:1:7: error: YAML reserves '@'; a text cannot begin with it.
        1 | tags: @smoke
          |       ^
        Leave the '@' away, or quote the text:
        tags: '@smoke'

      """
    ),
    (
      "tags: [@smoke, slow, @x]",
      """
      test.yaml:1:8: error: YAML reserves '@'; a text cannot begin with it.
        1 | tags: [@smoke, slow, @x]
          |        ^
        Leave the '@' away, or quote the text:
        tags: ['@smoke', slow, '@x']

      """
    ),
    (
      "- *bold* text",
      """
      test.yaml:1:8: error: Text follows an alias.
        1 | - *bold* text
          |        ^
        A text that begins with '*' is quoted whole:
        - '*bold* text'

      """
    ),
    (
      "- *bold text",
      """
      test.yaml:1:9: error: Text follows an alias.
        1 | - *bold text
          |         ^
        A text that begins with '*' is quoted whole:
        - '*bold text'

      """
    ),
    (
      "- [x] is ticked",
      """
      test.yaml:1:7: error: Text follows a list in brackets.
        1 | - [x] is ticked
          |       ^
        A text that begins with '[' is quoted whole:
        - '[x] is ticked'

      """
    ),
    (
      "- {name} is shown",
      """
      test.yaml:1:10: error: Text follows a mapping in braces.
        1 | - {name} is shown
          |          ^
        A text that begins with '{' is quoted whole:
        - '{name} is shown'

      """
    ),
    (
      "- %d items",
      """
      test.yaml:1:3: error: YAML reserves '%'; a text cannot begin with it.
        1 | - %d items
          |   ^
        Quote the text:
        - '%d items'

      """
    ),
    (
      "%d items",
      """
      test.yaml:1:3: error: '%' at the start of a line begins a YAML directive, and this is none.
        1 | %d items
          |   ^
        Quote the whole text:
        '%d items'

      """
    ),
    (
      "- `code` runs",
      """
      test.yaml:1:3: error: YAML reserves '`'; a text cannot begin with it.
        1 | - `code` runs
          |   ^
        Quote the text:
        - '`code` runs'

      """
    ),
    (
      "- > 5 items",
      """
      test.yaml:1:3: error: '>' announces a text on the lines below, so that nothing may follow it here.
        1 | - > 5 items
          |   ^
        Quote the whole text:
        - '> 5 items'

      """
    ),
    (
      "a: | x",
      """
      test.yaml:1:4: error: '|' announces a text on the lines below, so that nothing may follow it here.
        1 | a: | x
          |    ^
        Quote the whole text:
        a: '| x'

      """
    ),
    (
      "- & more",
      """
      test.yaml:1:3: error: '&' begins an anchor in YAML, and this is none.
        1 | - & more
          |   ^
        Quote the whole text:
        - '& more'

      """
    ),
    (
      "- !<imp x",
      """
      test.yaml:1:3: error: '!' begins a tag in YAML, and this is none.
        1 | - !<imp x
          |   ^
        Quote the whole text:
        - '!<imp x'

      """
    ),
    (
      "a: 'x' y: z",
      """
      test.yaml:1:8: error: Text follows the closing quote.
        1 | a: 'x' y: z
          |        ^
        A text that begins with a quote is quoted whole, in the other quotes:
        a: "'x' y: z"

      """
    ),
    (
      "日本: 👩‍👩‍👧 é: x",
      """
      test.yaml:1:12: error: The text holds ': ', which YAML reads as the end of a key.
        1 | 日本: 👩‍👩‍👧 é: x
          |           ^
        Quote the whole text:
        日本: '👩‍👩‍👧 é: x'

      """
    ),
    (
      "- \"Sign Up\": is: x",
      """
      test.yaml:1:16: error: Text follows the closing quote.
        1 | - "Sign Up": is: x
          |                ^
        A text that begins with a quote is quoted whole, in the other quotes:
        - '"Sign Up": is: x'

      """
    ),
  ])
  func `show the line as it should be written`(text: String, message: String) {
    #expect(mistakes(in: text) == message)
  }
}
