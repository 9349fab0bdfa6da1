import Testing

// What is wrong, where, and what to write instead: the whole of what a user sees.
@Suite struct `Examples` {
  @Test func `that are one mapping belong in a list`() {
    let text = """
      feature: Weather
      scenarios:
        - scenario: Sunny
          given: <condition> weather
          examples: {condition: sunny, icon: sun}

      """
    #expect(
      mistakes(in: text) == """
        weather.yaml:5:15: error: Examples are a list of rows; this is one row without a list.
          5 |     examples: {condition: sunny, icon: sun}
            |               ^
          Put it in a list:
          examples:
            - {condition: sunny, icon: sun}

        """)
  }

  @Test func `without rows are an error`() {
    let text = """
      feature: Weather
      scenarios:
        - scenario: Sunny
          given: <condition> weather
          examples: []

      """
    #expect(
      mistakes(in: text) == """
        weather.yaml:5:5: error: The examples have no rows, so the scenario would never run.
          5 |     examples: []
            |     ^------^
          - {condition: sunny}

        """)
  }

  @Test func `that are nothing are an error`() {
    let text = """
      feature: Weather
      scenarios:
        - scenario: Sunny
          given: the app
          examples:

      """
    #expect(
      mistakes(in: text) == """
        weather.yaml:5:5: error: The examples have no rows, so the scenario would never run.
          5 |     examples:
            |     ^------^
          - {condition: sunny}

        """)
  }

  @Test func `that are a text are an error`() {
    let text = """
      feature: Weather
      scenarios:
        - scenario: Sunny
          given: the app
          examples: sunny

      """
    #expect(
      mistakes(in: text) == """
        weather.yaml:5:15: error: A table is a list of rows, not a text.
          5 |     examples: sunny
            |               ^---^
          Write rows like these:
          - {condition: sunny, degrees: 24}
          - {condition: rainy, degrees: 11}

        """)
  }

  @Test func `that are a list of texts are an error`() {
    let text = """
      feature: Weather
      scenarios:
        - scenario: Sunny
          given: the app
          examples: [sunny, rainy]

      """
    #expect(
      mistakes(in: text) == """
        weather.yaml:5:15: error: A table is a list of rows, not a list of texts.
          5 |     examples: [sunny, rainy]
            |               ^------------^
          Write rows like these:
          - {condition: sunny, degrees: 24}
          - {condition: rainy, degrees: 11}

        """)
  }

  @Test func `with a row that lacks a column name the row, the column and the placeholder`() {
    let text = """
      feature: Weather
      scenarios:
        - scenario: Sunny
          given: <condition> weather of <degrees>
          examples:
            - {condition: sunny, degrees: 24}
            - {condition: rainy}

      """
    #expect(
      mistakes(in: text) == """
        weather.yaml:7:9: error: Row 2 has no cell in the column 'degrees'.
          7 |       - {condition: rainy}
            |         ^
          Add 'degrees: …' to the row, from which '<degrees>' is filled.

        """)
  }

  @Test func `with a row of a column more name the row and the column`() {
    let text = """
      feature: Weather
      scenarios:
        - scenario: Sunny
          given: <condition> weather
          examples:
            - {condition: sunny}
            - {condition: rainy, degrees: 11}
            - {conditoin: rainy}

      """
    #expect(
      mistakes(in: text) == """
        weather.yaml:7:28: error: Row 2 has a cell in the column 'degrees', which the first row does not have.
          7 |       - {condition: rainy, degrees: 11}
            |                            ^-----^
          Take it out, or add 'degrees: …' to every row.

        weather.yaml:8:9: error: Row 3 has no cell in the column 'condition'.
          8 |       - {conditoin: rainy}
            |         ^
          Add 'condition: …' to the row, from which '<condition>' is filled.

        weather.yaml:8:10: error: Row 3 has a cell in the column 'conditoin', which the first row does not have.
          8 |       - {conditoin: rainy}
            |          ^-------^
          Did you mean 'condition'?

        """)
  }

  @Test func `as lists have rows as long as the header`() {
    let text = """
      feature: Weather
      scenarios:
        - scenario: Sunny
          given: <condition> weather of <degrees>
          examples:
            - [condition, degrees]
            - [sunny, 24]
            - [rainy]
            - [snowy, -3, light]

      """
    #expect(
      mistakes(in: text) == """
        weather.yaml:8:9: error: Row 2 has 1 cell, where the header has 2 columns.
          8 |       - [rainy]
            |         ^
          There is none in the column 'degrees', from which '<degrees>' is filled.

        weather.yaml:9:9: error: Row 3 has 3 cells, where the header has 2 columns.
          9 |       - [snowy, -3, light]
            |         ^
          The columns are condition, degrees; quote a cell that holds a comma.

        """)
  }

  @Test func `as lists have a header of different names`() {
    let text = """
      feature: Weather
      scenarios:
        - scenario: Sunny
          given: <a> weather
          examples:
            - [a, a, ""]
            - [1, 2, 3]

      """
    #expect(
      mistakes(in: text) == """
        weather.yaml:6:13: error: There are two columns of the name 'a'.
          6 |       - [a, a, ""]
            |             ^
          Give one of them another name.

        weather.yaml:6:16: error: A column has no name.
          6 |       - [a, a, ""]
            |                ^^
          The first row of the table names the columns.

        """)
  }

  @Test func `as a Gherkin table have rows as long as the header`() {
    let text = """
      feature: Weather
      scenarios:
        - scenario: Sunny
          given: <condition> weather of <degrees>
          examples: |
            | condition | degrees |
            | sunny     | 24      |

            | rainy     |

      """
    #expect(
      mistakes(in: text) == """
        weather.yaml:9:7: error: Row 2 has 1 cell, where the header has 2 columns.
          9 |       | rainy     |
            |       ^-----------^
          There is none in the column 'degrees', from which '<degrees>' is filled.

        """)
  }

  @Test func `as a Gherkin table have bars at both ends`() {
    let text = """
      feature: Weather
      scenarios:
        - scenario: Sunny
          given: <condition> weather
          examples: |
            | condition |
            | sunny

      """
    #expect(
      mistakes(in: text) == """
        weather.yaml:7:7: error: A row of a table begins and ends with '|'.
          7 |       | sunny
            |       ^-----^
          Write it so: | sunny |

        """)
  }

  @Test func `with rows of two kinds are an error`() {
    let text = """
      feature: Weather
      scenarios:
        - scenario: Sunny
          given: <a>
          examples:
            - {a: 1}
            - [2]

      """
    #expect(
      mistakes(in: text) == """
        weather.yaml:7:9: error: Row 2 is a list, where the first row is a mapping.
          7 |       - [2]
            |         ^-^

        """)
  }

  @Test func `in groups stand in a list`() {
    let text = """
      feature: Weather
      scenarios:
        - scenario: Sunny
          given: <a>
          examples:
            rows: [{a: 1}]

      """
    #expect(
      mistakes(in: text) == """
        weather.yaml:6:7: error: Groups of examples stand in a list.
          6 |       rows: [{a: 1}]
            |       ^
          Put a dash before 'examples:' or 'rows:'.

        """)
  }

  @Test func `in groups have their rows under a key`() {
    let text = """
      feature: Weather
      scenarios:
        - scenario: Sunny
          given: <a>
          examples:
            - rows: [{a: 1}]
            - {a: 2}

      """
    #expect(
      mistakes(in: text) == """
        weather.yaml:7:9: error: A group of examples has its rows under 'rows'.
          7 |       - {a: 2}
            |         ^----^
          - examples: a name
            rows:
              - {…}

        """)
  }

  @Test func `lack the column that a placeholder names`() {
    let text = """
      feature: Weather
      scenarios:
        - scenario: Sunny
          given: <condiiton> weather
          when:
            - it rains:
                - {drops: <drops>}
          examples:
            - {condition: sunny}

      """
    #expect(
      mistakes(in: text) == #"""
        weather.yaml:4:12: error: The examples have no column 'condiiton' to fill '<condiiton>' from.
          4 |     given: <condiiton> weather
            |            ^-----------------^
          Did you mean 'condition'?
          The columns are condition; a '<' that begins no placeholder is written '\<'.

        weather.yaml:7:21: error: The examples have no column 'drops' to fill '<drops>' from.
          7 |           - {drops: <drops>}
            |                     ^-----^
          The columns are condition; a '<' that begins no placeholder is written '\<'.

        """#)
  }

  @Test func `with a column that nothing uses warn`() {
    let text = """
      feature: Weather
      scenarios:
        - scenario: Sunny
          given: <condition> weather
          examples:
            - {condition: sunny, icon: sun}

      """
    #expect(
      mistakes(in: text) == """
        weather.yaml:6:28: warning: Nothing in the scenario uses the column 'icon'.
          6 |       - {condition: sunny, icon: sun}
            |                            ^--^
          Write '<icon>' where its cells belong, or take the column out.

        """)
  }

  @Test func `with a column in brackets warn`() {
    let text = """
      feature: Weather
      scenarios:
        - scenario: Sunny
          given: <a>
          examples:
            - {a: 1, <b>: 2}

      """
    #expect(
      mistakes(in: text) == """
        weather.yaml:6:16: warning: Nothing in the scenario uses the column '<b>'.
          6 |       - {a: 1, <b>: 2}
            |                ^-^
          Name the column without brackets; they stand around its name where its cells belong.

        """)
  }

  @Test func `cannot put a list into a sentence`() {
    let text = """
      feature: Weather
      scenarios:
        - scenario: Sunny
          given:
            - <answers> are given: <answers>
          examples:
            - {answers: [503]}

      """
    #expect(
      mistakes(in: text) == """
        weather.yaml:7:19: error: The cell in the column 'answers' is a list, and a text names it.
          7 |       - {answers: [503]}
            |                   ^
          Lists and mappings fill only a value that is nothing else than '<answers>'.

        """)
  }
}
