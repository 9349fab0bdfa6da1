import Testing

// What is wrong, where, and what to write instead: the whole of what a user sees.
@Suite struct `A feature file` {
  @Test func `that is empty says how to begin`() {
    let text = """

      """
    #expect(
      mistakes(in: text) == """
        weather.yaml:1:1: error: The file is empty: it holds no feature.
          1 | 
            | ^
          Begin it like this:
          feature: A feature
          scenarios:
            - scenario: A scenario
              given: a step

        """)
  }

  @Test func `that holds only comments is empty`() {
    let text = """
      # later

      """
    #expect(
      mistakes(in: text) == """
        weather.yaml:1:1: error: The file is empty: it holds no feature.
          1 | # later
            | ^
          Begin it like this:
          feature: A feature
          scenarios:
            - scenario: A scenario
              given: a step

        """)
  }

  @Test func `that is a list is no feature`() {
    let text = """
      - feature: Weather

      """
    #expect(
      mistakes(in: text) == """
        weather.yaml:1:1: error: A feature file is a mapping that begins with 'feature:'.
          1 | - feature: Weather
            | ^----------------^
          Begin it like this:
          feature: A feature
          scenarios:
            - scenario: A scenario
              given: a step

        """)
  }

  @Test func `that is a text is no feature`() {
    let text = """
      Weather

      """
    #expect(
      mistakes(in: text) == """
        weather.yaml:1:1: error: A feature file is a mapping that begins with 'feature:'.
          1 | Weather
            | ^-----^
          Begin it like this:
          feature: A feature
          scenarios:
            - scenario: A scenario
              given: a step

        """)
  }

  @Test func `without a name says so`() {
    let text = """
      scenarios:
        - scenario: Sunny
          given: the app

      """
    #expect(
      mistakes(in: text) == """
        weather.yaml:1:1: error: The feature has no name.
          1 | scenarios:
            | ^
          Begin it with 'feature: ' and its name.

        """)
  }

  @Test func `with an empty name says so`() {
    let text = """
      feature:
      scenarios:
        - scenario: ''
          given: the app
        - scenario: [a]

      """
    #expect(
      mistakes(in: text) == """
        weather.yaml:1:1: error: The feature has no name.
          1 | feature:
            | ^-----^
          Write its name behind 'feature:'.

        weather.yaml:3:5: error: The scenario has no name.
          3 |   - scenario: ''
            |     ^------^
          Write its name behind 'scenario:'.

        weather.yaml:5:15: error: The name of a scenario is a text, not a list.
          5 |   - scenario: [a]
            |               ^-^
          Quote it:
            - scenario: '[a]'

        """)
  }

  @Test func `with no scenarios is an error`() {
    let text = """
      feature: Weather
      scenarios:

      """
    #expect(
      mistakes(in: text) == """
        weather.yaml:1:1: error: This is a feature with no scenarios.
          1 | feature: Weather
            | ^
          List them under 'scenarios:', each one as '- scenario: ' and its name.

        """)
  }

  @Test func `with scenarios that are no list says how to write them`() {
    let text = """
      feature: Weather
      scenarios:
        scenario: Sunny

      """
    #expect(
      mistakes(in: text) == """
        weather.yaml:3:3: error: 'scenarios' holds a list, not a mapping.
          3 |   scenario: Sunny
            |   ^-------------^
          Put a dash before each one:
          scenarios:
            - scenario: A scenario

        """)
  }

  @Test func `with a step among its scenarios says where it belongs`() {
    let text = """
      feature: Weather
      scenarios:
        - scenario: Sunny
          given: the app
        - when: the button is pressed
        - tags: [a]
        -

      """
    #expect(
      mistakes(in: text) == """
        weather.yaml:5:5: error: The scenario has no name; a step stands here where a scenario belongs.
          5 |   - when: the button is pressed
            |     ^
          Indent it as far as the keys of the scenario that it belongs to, or begin with '- scenario: ' and a name.

        weather.yaml:6:5: error: The scenario has no name.
          6 |   - tags: [a]
            |     ^
          Begin it with '- scenario: ' and its name.

        weather.yaml:7:4: error: A scenario is a mapping that begins with 'scenario:', not nothing.
          7 |   -
            |    ^
          - scenario: A scenario

        """)
  }

  @Test func `with an empty rule warns`() {
    let text = """
      feature: Weather
      scenarios:
        - scenario: Sunny
          given: the app
      rules:
        - rule: Later
        - Never

      """
    #expect(
      mistakes(in: text) == """
        weather.yaml:6:11: warning: This is a rule with no scenarios.
          6 |   - rule: Later
            |           ^
          List them under its 'scenarios:'.

        weather.yaml:7:5: error: A rule is a mapping that begins with 'rule:', not a text.
          7 |   - Never
            |     ^---^
          - rule: A rule

        """)
  }

  @Test func `with two scenarios of one name warns`() {
    let text = """
      feature: Weather
      scenarios:
        - scenario: Sunny
          given: the app
        - scenario: Sunny
          given: the sun

      """
    #expect(
      mistakes(in: text) == """
        weather.yaml:5:15: warning: There are two scenarios of this name, so reports call the second 'Sunny #2'.
          5 |   - scenario: Sunny
            |               ^---^
          Give each a name that says what is different.
          weather.yaml:3:15: The first one is here.

        """)
  }

  @Test func `with a description that is no text is an error`() {
    let text = """
      feature: Weather
      description: [a]
      scenarios:
        - scenario: Sunny
          given: the app

      """
    #expect(
      mistakes(in: text) == """
        weather.yaml:2:14: error: A description is a text, not a list.
          2 | description: [a]
            |              ^-^
          Write it as lines under 'description: |'.

        """)
  }

  @Test func `that is Gherkin is shown as YAML`() {
    let text = """
      Feature: Weather
        A walker looks at the sky.

        Background:
          Given the weather app

        @smoke
        Scenario: Sunny weather
          Given the weather is "sunny: warm"
          When the button is pressed
          Then the sun is displayed

        Scenario: Rainy weather
          Given rain

      """
    #expect(
      mistakes(in: text) == """
        weather.yaml:1:1: error: This looks like Gherkin; a feature file is YAML.
          1 | Feature: Weather
            | ^--------------^
          Write it like this:
          feature: Weather
          scenarios:
            - scenario: Sunny weather
              steps:
                - given: 'the weather is "sunny: warm"'
                - when: the button is pressed
                - then: the sun is displayed

        """)
  }

  @Test func `that is Gherkin with a tag first is shown as YAML`() {
    let text = """
      @smoke
      Feature: Weather
        Scenario: Sunny: warm
          Given the sun

      """
    #expect(
      mistakes(in: text) == """
        weather.yaml:1:1: error: This looks like Gherkin; a feature file is YAML.
          1 | @smoke
            | ^----^
          Write it like this:
          feature: Weather
          scenarios:
            - scenario: 'Sunny: warm'
              steps:
                - given: the sun

        """)
  }
}
