import Diagnostics
import FeatureFiles
import Testing
import YAMLReader

@Suite struct `The steps of a scenario` {
  @Test func `stand under given, when and then, alone or in lists, in the order of the file`() {
    let text = feature(
      """
      given: the weather app
      then: [nothing is displayed, "the button's label is \\"Get weather\\""]
      when:
        - the button is pressed
        - >
          the walker
          waits
      """)
    #expect(
      read(text).scenarios[0].sentences == [
        "given the weather app", "then nothing is displayed", "then the button's label is \"Get weather\"",
        "when the button is pressed", "when the walker waits",
      ])
    #expect(mistakes(in: text) == "")
  }

  @Test func `stand in a list where the order mixes`() {
    let text = feature(
      """
      steps:
        - given: the weather API answers
          with: [503]
        - when: the button is pressed
        - and: the walker waits
          x-why: it is slow
        - then: an error message is displayed
        - but: no icon is displayed
      """)
    let steps = read(text).scenarios[0].steps
    #expect(steps.map(\.keyword) == [.given, .when, .and, .then, .but])
    #expect(steps[0].argument?.items?.count == 1)
    #expect(steps[1].argument == nil)
    #expect(mistakes(in: text) == "")
  }

  @Test func `take any YAML value as argument`() {
    let text = feature(
      """
      given:
        - the text: one
        - the lines: |
            one
            two
        - the table: [{a: 1}, {a: 2}]
        - the value: {a: {b: c}}
        - nothing: ~
        - left out:
        - "the quoted: key": 1
      when:
        a step alone: with its argument
      """)
    let steps = read(text).scenarios[0].steps
    #expect(
      steps.map(\.text) == [
        "the text", "the lines", "the table", "the value", "nothing", "left out", "the quoted: key", "a step alone",
      ])
    #expect(
      steps.map { $0.argument?.flowText() ?? "none" } == [
        "one", #""one\ntwo\n""#, "[{a: 1}, {a: 2}]", "{a: {b: c}}", "~", "none", "1", "with its argument",
      ])
    #expect(mistakes(in: text) == "")
  }

  @Test func `are texts even where YAML sees numbers and truth values`() {
    #expect(
      read(feature("given: [42, true, 007, 12:30, 1.10, NO]")).scenarios[0].steps.map(\.text) == [
        "42", "true", "007", "12:30", "1.10", "NO",
      ])
  }

  @Test func `know their places, after a byte order mark, with CRLF and behind emoji too`() {
    let text = "\u{FEFF}feature: 🌦️\r\nscenarios:\r\n  - scenario: 日本語\r\n    given: [👩‍👩‍👧, next]\r\n"
    let scenario = read(text).scenarios[0]
    #expect(scenario.location == SourceLocation(file: "weather.yaml", line: 3, column: 15))
    #expect(scenario.steps.map(\.location.description) == ["weather.yaml:4:13", "weather.yaml:4:20"])
    #expect(scenario.lines == 3...4)
  }

  @Test func `may come from anchors and merge keys`() {
    let text = """
      feature: Weather
      x-steps:
        open: &open the weather app
        sunny: &sunny
          given: *open
          when: the sun shines
      scenarios:
        - scenario: One
          <<: *sunny
        - scenario: Two
          given: [*open]
      """
    #expect(
      read(text).scenarios.map(\.sentences) == [
        ["given the weather app", "when the sun shines"], ["given the weather app"],
      ])
    #expect(mistakes(in: text) == "")
  }

  @Test func `may hold a placeholder's brackets outside examples, plain or escaped`() {
    let text = feature(
      #"""
      given: a <b> and \<c> and a \ alone
      when:
        - it sends: {"\\<key": '\<value>', list: ['\<']}
      """#)
    let steps = read(text).scenarios[0].steps
    #expect(steps[0].text == #"a <b> and <c> and a \ alone"#)
    #expect(steps[1].argument?.flowText() == #"{"<key": "<value>", list: ["<"]}"#)
    #expect(mistakes(in: text) == "")
  }
}
