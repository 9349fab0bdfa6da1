import Testing

// What is wrong, where, and what to write instead: the whole of what a user sees.
@Suite struct `Steps` {
  @Test func `in both forms are an error`() {
    let text = """
      feature: Weather
      scenarios:
        - scenario: Sunny
          given: the app
          steps:
            - when: the button is pressed

      """
    #expect(
      mistakes(in: text) == """
        weather.yaml:5:5: error: Steps stand under 'given', 'when' and 'then', or under 'steps', not both.
          5 |     steps:
            |     ^---^
          Move all of them under 'steps:', where their order may mix.

        """)
  }

  @Test func `are two in one item where a dash is missing`() {
    let text = """
      feature: Weather
      scenarios:
        - scenario: Sunny
          steps:
            - given: the app
              when: the button is pressed

      """
    #expect(
      mistakes(in: text) == """
        weather.yaml:6:9: error: There are two steps in one item: 'given' and 'when'.
          6 |         when: the button is pressed
            |         ^--^
          Put a dash before the second: - when: the button is pressed

        """)
  }

  @Test func `under steps have a keyword`() {
    let text = """
      feature: Weather
      scenarios:
        - scenario: Sunny
          steps:
            - Given the app is open
            - the app is open

      """
    #expect(
      mistakes(in: text) == """
        weather.yaml:5:9: error: The colon behind the step's keyword is missing.
          5 |       - Given the app is open
            |         ^-------------------^
          Write it so: - given: the app is open

        weather.yaml:6:9: error: The step has no keyword.
          6 |       - the app is open
            |         ^-------------^
          Write it so: - given: the app is open

        """)
  }

  @Test func `under steps are mappings`() {
    let text = """
      feature: Weather
      scenarios:
        - scenario: Sunny
          steps:
            - [a]
            -
            - with: 1
            - the app is open: 1

      """
    #expect(
      mistakes(in: text) == """
        weather.yaml:5:9: error: A step under 'steps' is a mapping, not a list.
          5 |       - [a]
            |         ^-^
          - given: a step

        weather.yaml:6:8: error: A step under 'steps' is a mapping, not nothing.
          6 |       -
            |        ^
          - given: a step

        weather.yaml:7:9: error: The step has no text.
          7 |       - with: 1
            |         ^-----^
          - given: a step
            with: its argument

        weather.yaml:8:9: error: 'the app is open' is no key of a step under 'steps'.
          8 |       - the app is open: 1
            |         ^-------------^
          A step under 'steps' has a keyword:
          - given: the app is open
            with: its argument
          The keys of a step under 'steps' are given, when, then, and, but, with, and the writer's own that begin with 'x-'.

        """)
  }

  @Test func `under steps have their argument under with`() {
    let text = """
      feature: Weather
      scenarios:
        - scenario: Sunny
          steps:
            - given: {the table: [1]}
            - given: {a: 1, b: 2}

      """
    #expect(
      mistakes(in: text) == """
        weather.yaml:5:17: error: Under 'steps' the text of a step is no mapping; its argument has a key of its own.
          5 |       - given: {the table: [1]}
            |                 ^-------^
          - given: the table
            with: …

        weather.yaml:6:16: error: A step is its text, or a mapping of one key, not a mapping of 2 keys.
          6 |       - given: {a: 1, b: 2}
            |                ^
          Where it is a sentence, quote the whole step:
                - given: '{a: 1, b: 2}'

        """)
  }

  @Test func `under steps are a list`() {
    let text = """
      feature: Weather
      scenarios:
        - scenario: Sunny
          steps: the app is open

      """
    #expect(
      mistakes(in: text) == """
        weather.yaml:4:12: error: 'steps' holds a list, not a text.
          4 |     steps: the app is open
            |            ^-------------^
          Put a dash before each one:
          steps:
            - given: a step

        """)
  }

  @Test func `that are empty are errors`() {
    let text = """
      feature: Weather
      scenarios:
        - scenario: Sunny
          given:
          when: []
          then: [ok, "", ~]

      """
    #expect(
      mistakes(in: text) == """
        weather.yaml:4:5: error: 'given' has no step.
          4 |     given:
            |     ^---^
          Write one behind 'given:', or leave the line out.

        weather.yaml:5:5: error: 'when' has no step.
          5 |     when: []
            |     ^--^
          Write one behind 'when:', or leave the line out.

        weather.yaml:6:16: error: The step has no text.
          6 |     then: [ok, "", ~]
            |                ^^
          Write a sentence, or leave the line out.

        weather.yaml:6:20: error: The step has no text.
          6 |     then: [ok, "", ~]
            |                    ^
          Write a sentence, or leave the line out.

        """)
  }

  @Test func `with a second key lack a dash`() {
    let text = """
      feature: Weather
      scenarios:
        - scenario: Sunny
          given:
            - the app: a
              the sun: b
            - {a: 1, b: 2}
            - {}

      """
    #expect(
      mistakes(in: text) == """
        weather.yaml:6:9: error: A step is its text, or a mapping of one key; this is its second key.
          6 |         the sun: b
            |         ^-----^
          Begin a step of its own with a dash: - the sun

        weather.yaml:7:9: error: A step is its text, or a mapping of one key, not a mapping of 2 keys.
          7 |       - {a: 1, b: 2}
            |         ^
          Where it is a sentence, quote the whole step:
                - '{a: 1, b: 2}'

        weather.yaml:8:9: error: A step is its text, or a mapping of one key, not a mapping of 0 keys.
          8 |       - {}
            |         ^
          Where it is a sentence, quote the whole step:
                - '{}'

        """)
  }

  @Test func `nested in another keyword's list are an error`() {
    let text = """
      feature: Weather
      scenarios:
        - scenario: Sunny
          given:
            - the app
            - When: the button is pressed

      """
    #expect(
      mistakes(in: text) == """
        weather.yaml:6:9: error: 'when' is a keyword, and stands in the list of 'given'.
          6 |       - When: the button is pressed
            |         ^--^
          Use 'steps:' where the order mixes:
          steps:
            - when: the button is pressed

        """)
  }

  @Test func `that are missing are a warning`() {
    let text = """
      feature: Weather
      scenarios:
        - scenario: Sunny
          tags: [later]

      """
    #expect(
      mistakes(in: text) == """
        weather.yaml:3:15: warning: The scenario has no steps, so it passes.
          3 |   - scenario: Sunny
            |               ^---^
          Give it a 'given:', a 'when:' and a 'then:'.

        """)
  }
}
