import Testing

// What is wrong, where, and what to write instead: the whole of what a user sees.
@Suite struct `A key that is not known` {
  @Test func `is met with the one that was meant`() {
    let text = """
      feature: Weather
      scenarios:
        - scenario: Sunny
          givven: the app

      """
    #expect(
      mistakes(in: text) == """
        weather.yaml:4:5: error: 'givven' is no key of a scenario.
          4 |     givven: the app
            |     ^----^
          Did you mean 'given'?
          The keys of a scenario are scenario, given, when, then, tags, steps, examples, description, skip, timeout, retries, serial, uses, and the writer's own that begin with 'x-'.

        """)
  }

  @Test func `may be one with a capital`() {
    let text = """
      Feature: Weather
      scenarios:
        - scenario: Sunny
          Given: the app

      """
    #expect(
      mistakes(in: text) == """
        weather.yaml:1:1: error: 'Feature' is no key of a feature.
          1 | Feature: Weather
            | ^-----^
          Did you mean 'feature'?
          The keys of a feature are feature, description, tags, background, scenarios, rules, skip, timeout, retries, serial, uses, and the writer's own that begin with 'x-'.

        weather.yaml:4:5: error: 'Given' is no key of a scenario.
          4 |     Given: the app
            |     ^---^
          Did you mean 'given'?
          The keys of a scenario are scenario, given, when, then, tags, steps, examples, description, skip, timeout, retries, serial, uses, and the writer's own that begin with 'x-'.

        """)
  }

  @Test func `may be what Gherkin calls an outline`() {
    let text = """
      feature: Weather
      scenarios:
        - scenario outline: Sunny
          given: the app

      """
    #expect(
      mistakes(in: text) == """
        weather.yaml:3:5: error: 'scenario outline' is no key of a scenario.
          3 |   - scenario outline: Sunny
            |     ^--------------^
          Did you mean 'scenario'? Its 'examples:' make it an outline.
          The keys of a scenario are scenario, given, when, then, tags, steps, examples, description, skip, timeout, retries, serial, uses, and the writer's own that begin with 'x-'.

        """)
  }

  @Test func `may be examples in the singular`() {
    let text = """
      feature: Weather
      scenarios:
        - scenario: Sunny
          given: the <thing>
          example: [{thing: app}]

      """
    #expect(
      mistakes(in: text) == """
        weather.yaml:5:5: error: 'example' is no key of a scenario.
          5 |     example: [{thing: app}]
            |     ^-----^
          Did you mean 'examples'?
          The keys of a scenario are scenario, given, when, then, tags, steps, examples, description, skip, timeout, retries, serial, uses, and the writer's own that begin with 'x-'.

        """)
  }

  @Test func `may be and, which follows another step`() {
    let text = """
      feature: Weather
      scenarios:
        - scenario: Sunny
          given: the app
          and: the sun

      """
    #expect(
      mistakes(in: text) == """
        weather.yaml:5:5: error: 'and' is no key of a scenario.
          5 |     and: the sun
            |     ^-^
          Make a list of the steps under the key before it, or use 'steps:', which takes '- and: …'.
          The keys of a scenario are scenario, given, when, then, tags, steps, examples, description, skip, timeout, retries, serial, uses, and the writer's own that begin with 'x-'.

        """)
  }

  @Test func `may be a scenario that stands outside its list`() {
    let text = """
      feature: Weather
      scenario: Sunny
      rule: A rule
      given: the app

      """
    #expect(
      mistakes(in: text) == """
        weather.yaml:2:1: error: 'scenario' is no key of a feature.
          2 | scenario: Sunny
            | ^------^
          Did you mean 'scenarios'? A scenario stands in that list, with a dash before it.
          The keys of a feature are feature, description, tags, background, scenarios, rules, skip, timeout, retries, serial, uses, and the writer's own that begin with 'x-'.

        weather.yaml:3:1: error: 'rule' is no key of a feature.
          3 | rule: A rule
            | ^--^
          Did you mean 'rules'? A rule stands in that list, with a dash before it.
          The keys of a feature are feature, description, tags, background, scenarios, rules, skip, timeout, retries, serial, uses, and the writer's own that begin with 'x-'.

        weather.yaml:4:1: error: 'given' is no key of a feature.
          4 | given: the app
            | ^---^
          A step stands in a scenario, or in 'background:'.
          The keys of a feature are feature, description, tags, background, scenarios, rules, skip, timeout, retries, serial, uses, and the writer's own that begin with 'x-'.

        """)
  }

  @Test func `may resemble nothing`() {
    let text = """
      feature: Weather
      scenarios:
        - scenario: Sunny
          given: the app
          owner: Ada

      """
    #expect(
      mistakes(in: text) == """
        weather.yaml:5:5: error: 'owner' is no key of a scenario.
          5 |     owner: Ada
            |     ^---^
          The keys of a scenario are scenario, given, when, then, tags, steps, examples, description, skip, timeout, retries, serial, uses, and the writer's own that begin with 'x-'.

        """)
  }

  @Test func `may stand in a step, a rule, a background or a group`() {
    let text = """
      feature: Weather
      background:
        tags: [a]
      rules:
        - rule: A rule
          rules: []
          scenarios:
            - scenario: <a>
              steps:
                - given: the app
                  argument: a
              examples:
                - name: first
                  rows: [{a: 1}]

      """
    #expect(
      mistakes(in: text) == """
        weather.yaml:3:3: error: 'tags' is no key of a background.
          3 |   tags: [a]
            |   ^--^
          The keys of a background are given, when, then, steps, description, and the writer's own that begin with 'x-'.

        weather.yaml:6:5: error: 'rules' is no key of a rule.
          6 |     rules: []
            |     ^---^
          Did you mean 'rule'?
          The keys of a rule are rule, description, tags, background, scenarios, skip, timeout, retries, serial, uses, and the writer's own that begin with 'x-'.

        weather.yaml:11:13: error: 'argument' is no key of a step under 'steps'.
          11 |             argument: a
             |             ^------^
          The keys of a step under 'steps' are given, when, then, and, but, with, and the writer's own that begin with 'x-'.

        weather.yaml:13:13: error: 'name' is no key of a group of examples.
          13 |           - name: first
             |             ^--^
          The keys of a group of examples are examples, rows, tags, description, and the writer's own that begin with 'x-'.

        """)
  }

  @Test func `may be no text`() {
    let text = """
      feature: Weather
      scenarios:
        - scenario: Sunny
          given: the app
          [a, b]: c

      """
    #expect(
      mistakes(in: text) == """
        weather.yaml:5:5: error: A key must be a text; this one is a list.
          5 |     [a, b]: c
            |     ^----^
          If it is meant as a text, quote it: '[a, b]'

        """)
  }
}
