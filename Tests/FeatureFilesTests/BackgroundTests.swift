import FeatureFiles
import Testing

@Suite struct `A background` {
  private let text = """
    feature: Weather
    background:
      description: What each of them needs.
      given: the weather app
    scenarios:
      - scenario: Sunny
        given: sunny weather
      - scenario: Nothing yet
    rules:
      - rule: A failure is explained
        background:
          given: [a failing API, an alert]
        scenarios:
          - scenario: It fails
            when: the button is pressed
    """

  @Test func `stands before a scenario's own steps, the feature's before the rule's`() {
    let scenarios = read(text).scenarios
    #expect(scenarios.map(\.name) == ["Sunny", "Nothing yet", "It fails"])
    #expect(scenarios[0].sentences == ["given the weather app", "given sunny weather"])
    #expect(
      scenarios[2].sentences == [
        "given the weather app", "given a failing API", "given an alert", "when the button is pressed",
      ])
  }

  @Test func `does not stand before a scenario without steps`() {
    #expect(read(text).scenarios[1].steps.isEmpty)
  }

  @Test func `marks its steps`() {
    #expect(read(text).scenarios[2].steps.map(\.isBackground) == [true, true, true, false])
  }

  @Test func `that is no mapping is an error`() {
    let text = "feature: Weather\nbackground: the weather app\nscenarios:\n  - scenario: Sunny\n    given: it\n"
    #expect(
      mistakes(in: text) == """
        weather.yaml:2:13: error: A background is a mapping with steps, not a text.
          2 | background: the weather app
            |             ^-------------^
          background:
            given: the weather app

        """)
  }
}
