import Testing

// What is wrong, where, and what to write instead: the whole of what a user sees.
@Suite struct `A sentence that YAML takes for something else` {
  @Test func `with a quoted colon is quoted whole`() {
    let text = """
      feature: Weather
      scenarios:
        - scenario: Sunny
          then:
            - I see "Error: no network"

      """
    #expect(
      mistakes(in: text) == """
        weather.yaml:5:9: error: The step holds ': ', which makes it a mapping of two texts.
          5 |       - I see "Error: no network"
            |         ^----------^
          Quote the whole step:
                - 'I see "Error: no network"'

        """)
  }

  @Test func `with a colon behind its key is quoted whole`() {
    let text = """
      feature: Weather
      scenarios:
        - scenario: Sunny
          then: a message: try again

      """
    #expect(
      mistakes(in: text) == """
        weather.yaml:4:20: error: The text holds ': ', which YAML reads as the end of a key.
          4 |     then: a message: try again
            |                    ^
          Quote the whole text:
              then: 'a message: try again'

        """)
  }

  @Test func `that begins with a quote is quoted whole, in the other quotes`() {
    let text = """
      feature: Weather
      scenarios:
        - scenario: Sunny
          when:
            - "Sign Up" is tapped

      """
    #expect(
      mistakes(in: text) == """
        weather.yaml:5:19: error: Text follows the closing quote.
          5 |       - "Sign Up" is tapped
            |                   ^
          A text that begins with a quote is quoted whole, in the other quotes:
                - '"Sign Up" is tapped'

        """)
  }

  @Test func `that begins with an apostrophe is quoted whole`() {
    let text = """
      feature: Weather
      scenarios:
        - scenario: Sunny
          when: 'Sign Up' is "tapped"

      """
    #expect(
      mistakes(in: text) == """
        weather.yaml:4:21: error: Text follows the closing quote.
          4 |     when: 'Sign Up' is "tapped"
            |                     ^
          A text that begins with a quote is quoted whole, in the other quotes:
              when: '''Sign Up'' is "tapped"'

        """)
  }

  @Test func `is a tag with its sign`() {
    let text = """
      feature: Weather
      tags: @smoke

      """
    #expect(
      mistakes(in: text) == """
        weather.yaml:2:7: error: YAML reserves '@'; a text cannot begin with it.
          2 | tags: @smoke
            |       ^
          Leave the '@' away, or quote the text:
          tags: '@smoke'

        """)
  }

  @Test func `is a list of tags with their signs`() {
    let text = """
      feature: Weather
      tags: [@smoke, @slow]

      """
    #expect(
      mistakes(in: text) == """
        weather.yaml:2:8: error: YAML reserves '@'; a text cannot begin with it.
          2 | tags: [@smoke, @slow]
            |        ^
          Leave the '@' away, or quote the text:
          tags: ['@smoke', '@slow']

        """)
  }

  @Test func `ends in a comment that was no comment`() {
    let text = """
      feature: Weather
      scenarios:
        - scenario: Sunny
          when:
            - I open issue #42
            - I wait # until it is there
            - "issue #43"

      """
    #expect(
      mistakes(in: text) == """
        weather.yaml:5:22: warning: A comment begins here, and YAML drops the rest of the line.
          5 |       - I open issue #42
            |                      ^-^
          Put a blank behind the '#' if it is a comment; else quote the text:
                - 'I open issue #42'

        """)
  }

  @Test func `begins with a star`() {
    let text = """
      feature: Weather
      scenarios:
        - scenario: Sunny
          when:
            - *bold* text

      """
    #expect(
      mistakes(in: text) == """
        weather.yaml:5:14: error: Text follows an alias.
          5 |       - *bold* text
            |              ^
          A text that begins with '*' is quoted whole:
                - '*bold* text'

        """)
  }

  @Test func `begins with an exclamation mark`() {
    let text = """
      feature: Weather
      scenarios:
        - scenario: Sunny
          when:
            - !important
            - !important it is

      """
    #expect(
      mistakes(in: text) == """
        weather.yaml:5:9: error: The step begins with '!', which makes '!important' a YAML tag.
          5 |       - !important
            |         ^--------^
          Quote the whole step:
                - '!important'

        weather.yaml:6:9: error: The step begins with '!', which makes '!important' a YAML tag.
          6 |       - !important it is
            |         ^--------^
          Quote the whole step:
                - '!important it is'

        """)
  }

  @Test func `begins with an ampersand`() {
    let text = """
      feature: Weather
      scenarios:
        - scenario: Sunny
          when:
            - &x text
            - &wait I wait
            - *wait

      """
    #expect(
      mistakes(in: text) == """
        weather.yaml:5:9: warning: Nothing refers to the anchor '&x'.
          5 |       - &x text
            |         ^^
          If '&' belongs to the text, quote the whole text; else leave the anchor away.

        """)
  }

  @Test func `begins with a bracket`() {
    let text = """
      feature: Weather
      scenarios:
        - scenario: Sunny
          when:
            - [x] is ticked

      """
    #expect(
      mistakes(in: text) == """
        weather.yaml:5:13: error: Text follows a list in brackets.
          5 |       - [x] is ticked
            |             ^
          A text that begins with '[' is quoted whole:
                - '[x] is ticked'

        """)
  }

  @Test func `is a bracket and nothing else`() {
    let text = """
      feature: Weather
      scenarios:
        - scenario: Sunny
          when:
            - [x]

      """
    #expect(
      mistakes(in: text) == """
        weather.yaml:5:9: error: A step is its text, or a mapping of one key, not a list.
          5 |       - [x]
            |         ^
          Where it is a sentence, quote the whole step:
                - '[x]'

        """)
  }

  @Test func `begins with a brace`() {
    let text = """
      feature: Weather
      scenarios:
        - scenario: Sunny
          when:
            - {name} is shown

      """
    #expect(
      mistakes(in: text) == """
        weather.yaml:5:16: error: Text follows a mapping in braces.
          5 |       - {name} is shown
            |                ^
          A text that begins with '{' is quoted whole:
                - '{name} is shown'

        """)
  }

  @Test func `begins with a per cent sign`() {
    let text = """
      feature: Weather
      scenarios:
        - scenario: Sunny
          when:
            - %d items

      """
    #expect(
      mistakes(in: text) == """
        weather.yaml:5:9: error: YAML reserves '%'; a text cannot begin with it.
          5 |       - %d items
            |         ^
          Quote the text:
                - '%d items'

        """)
  }

  @Test func `begins with a backtick`() {
    let text = """
      feature: Weather
      scenarios:
        - scenario: Sunny
          when:
            - `code` runs

      """
    #expect(
      mistakes(in: text) == """
        weather.yaml:5:9: error: YAML reserves '`'; a text cannot begin with it.
          5 |       - `code` runs
            |         ^
          Quote the text:
                - '`code` runs'

        """)
  }

  @Test func `begins with an at sign`() {
    let text = """
      feature: Weather
      scenarios:
        - scenario: Sunny
          when: @ada is shown

      """
    #expect(
      mistakes(in: text) == """
        weather.yaml:4:11: error: YAML reserves '@'; a text cannot begin with it.
          4 |     when: @ada is shown
            |           ^
          Leave the '@' away, or quote the text:
              when: '@ada is shown'

        """)
  }

  @Test func `has no colon behind its keyword`() {
    let text = """
      feature: Weather
      scenarios:
        - scenario: Sunny
          given the app is open
          when: the button is pressed

      """
    #expect(
      mistakes(in: text) == """
        weather.yaml:4:5: error: A line of a mapping is 'key: value'; the colon is missing here.
          4 |     given the app is open
            |     ^-------------------^
          Put ': ' behind the key:
              given: the app is open

        """)
  }

  @Test func `has no colon behind its keyword, as the only line`() {
    let text = """
      feature: Weather
      scenarios:
        - given the app is open

      """
    #expect(
      mistakes(in: text) == """
        weather.yaml:3:5: error: The colon behind the first word is missing.
          3 |   - given the app is open
            |     ^-------------------^
          Write it so: - given: the app is open

        """)
  }

  @Test func `is a key that stands twice`() {
    let text = """
      feature: Weather
      scenarios:
        - scenario: Sunny
          when: the button is pressed
          then: the sun is displayed
          when: the button is pressed again
          owner: Ada
          owner: Bob

      """
    #expect(
      mistakes(in: text) == """
        weather.yaml:6:5: error: The key 'when' stands twice in one mapping.
          6 |     when: the button is pressed again
            |     ^--^
          Make a list of its steps, or use 'steps:' where the order mixes:
          steps:
            - when: a step
          weather.yaml:4:5: The first one stands here.

        weather.yaml:7:5: error: 'owner' is no key of a scenario.
          7 |     owner: Ada
            |     ^---^
          The keys of a scenario are scenario, given, when, then, tags, steps, examples, description, skip, timeout, retries, serial, uses, and the writer's own that begin with 'x-'.

        weather.yaml:8:5: error: The key 'owner' stands twice in one mapping.
          8 |     owner: Bob
            |     ^---^
          Leave one of them away, or give it another name.
          weather.yaml:7:5: The first one stands here.

        """)
  }

  @Test func `is a list that begins on its key's line`() {
    let text = """
      feature: Weather
      scenarios:
        - scenario: Sunny
          when: - the button is pressed

      """
    #expect(
      mistakes(in: text) == """
        weather.yaml:4:11: error: A list cannot begin on the line of its key.
          4 |     when: - the button is pressed
            |           ^
          Write it on lines of its own:
              when:
                - the button is pressed

        """)
  }

  @Test func `is an alias of nothing`() {
    let text = """
      feature: Weather
      scenarios:
        - scenario: Sunny
          when:
            - *bold

      """
    #expect(
      mistakes(in: text) == """
        weather.yaml:5:9: error: No anchor '&bold' stands above this alias.
          5 |       - *bold
            |         ^---^
          If '*' belongs to the text, quote the whole text; else put '&bold' before the value that is meant.

        """)
  }

  @Test func `is a name that a comment cuts`() {
    let text = """
      feature: Weather
      scenarios:
        - scenario: Fix #42
          given:
            - the note: see issue #42

      """
    #expect(
      mistakes(in: text) == """
        weather.yaml:3:19: warning: A comment begins here, and YAML drops the rest of the line.
          3 |   - scenario: Fix #42
            |                   ^-^
          Put a blank behind the '#' if it is a comment; else quote the text:
            - scenario: 'Fix #42'

        weather.yaml:5:29: warning: A comment begins here, and YAML drops the rest of the line.
          5 |       - the note: see issue #42
            |                             ^-^
          Put a blank behind the '#' if it is a comment; else quote the text:
                - the note: 'see issue #42'

        """)
  }

  @Test func `is indented by a tab`() {
    let text = """
      feature: Weather
      scenarios:
        - scenario: Sunny
      \tgiven: the app

      """
    #expect(
      mistakes(in: text) == """
        weather.yaml:4:1: error: A tab indents this line.
          4 | \tgiven: the app
            | ^
          Tabs cannot indent YAML; use spaces:
            given: the app

        """)
  }
}
