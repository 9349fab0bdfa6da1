import FeatureFiles
import Reporting
import Testing
import YAMLReader

@Suite struct `The pretty report` {
  private func pretty(_ results: [ScenarioResult], width: Int = 100, isColored: Bool = false) throws -> String {
    let terminal = Terminal(width: width, isColored: isColored, isInteractive: false)
    return try rendered(events(results), as: "pretty", in: terminal)
  }

  @Test func `shows every step with its mark and its place`() throws {
    let steps = [
      step(.given, "the weather app"), step(.when, "it rains", line: 14, definition: swift(21)),
      step(.then, "it pours", .skipped, line: 15, reason: "no umbrella"),
    ]
    #expect(
      try pretty([result(steps), result(scenario("Rain", rule: "Rainy days", line: 20), steps)]) == """
        Weather  Features/weather.yaml

          Sunny weather  Features/weather.yaml:12
            ✔ given  the weather app   Sources/Examples/ExampleSuite/WeatherSteps.swift:14
            ✔ when   it rains          Sources/Examples/ExampleSuite/WeatherSteps.swift:21
            – then   it pours          Sources/Examples/ExampleSuite/WeatherSteps.swift:14
                     no umbrella

          Rainy days

          Rain  Features/weather.yaml:20
            ✔ given  the weather app   Sources/Examples/ExampleSuite/WeatherSteps.swift:14
            ✔ when   it rains          Sources/Examples/ExampleSuite/WeatherSteps.swift:21
            – then   it pours          Sources/Examples/ExampleSuite/WeatherSteps.swift:14
                     no umbrella

        2 skipped · 2 scenarios, 6 steps · 0.12 s, 2 workers

        """)
  }

  @Test(arguments: [
    (82, "    ✔ given  the weather app   Sources/Examples/ExampleSuite/WeatherSteps.swift:14"),
    (70, "    ✔ given  the weather app   WeatherSteps.swift:14"),
    (40, "    ✔ given  the weather app"),
  ])
  func `shows places as far as the width allows`(width: Int, line: String) throws {
    let lines = try pretty([result([step(.given, "the weather app")])], width: width).split(separator: "\n")
    #expect(lines.first { $0.contains("given") }.map(String.init) == line)
  }

  @Test func `shows tables with aligned columns, texts between quotes, and other arguments as YAML`() throws {
    let arguments: [YAMLNode] = [
      list([mapping(["city": text("東京"), "°": text("11")]), mapping(["city": text("Oslo"), "°": text("-3")])]),
      list([list([text("a"), text("bcd")]), list([text("ef"), text("g")])]), text("two\nlines\n"),
      mapping(["failure": mapping(["status": text("503")]), "retries": list([text("1"), text("2")])]),
    ]
    let steps = arguments.map { step(.given, "an argument", .skipped, definition: nil, argument: $0) }
    #expect(
      try pretty([result(steps)]).hasPrefix(
        """
        Weather  Features/weather.yaml

          Sunny weather  Features/weather.yaml:12
            – given  an argument
                     | city | °  |
                     | 東京 | 11 |
                     | Oslo | -3 |
            – given  an argument
                     | a  | bcd |
                     | ef | g   |
            – given  an argument
                     \"""
                     two
                     lines
                     \"""
            – given  an argument
                     failure:
                       status: 503
                     retries:
                       - 1
                       - 2

        """))
  }

  @Test func `shows in colour what parameters took from a step`() throws {
    let arguments = [
      MatchedArgument(range: 2..<4, text: "東京", parameterType: "word"),
      MatchedArgument(range: 8..<10, text: "11", parameterType: "int"),
    ]
    let text = try pretty([result([step(.given, "in 東京 at 11°", arguments: [])])], isColored: true)
    #expect(text.contains("in 東京 at 11°"))
    let shifted = arguments.map {
      MatchedArgument(range: $0.range.lowerBound + 1..<$0.range.upperBound + 1, text: $0.text, parameterType: nil)
    }
    let marked = try pretty([result([step(.given, "in 東京 at 11°", arguments: shifted)])], isColored: true)
    #expect(marked.contains("in \u{1B}[36m東京\u{1B}[0m at \u{1B}[36m11\u{1B}[0m°"))
  }

  @Test func `shows a hook only when it failed or said something`() throws {
    let attachment = Attachment(mediaType: Attachment.logMediaType, body: .text("logged in"))
    var talking = hook(.before, "log in")
    talking.remarks = StepRemarks(attachments: [attachment])
    let steps = [hook(.before), talking, step(.given, "the weather app"), hook(.after)]
    #expect(
      try pretty([result(steps)]).hasPrefix(
        """
        Weather  Features/weather.yaml

          Sunny weather  Features/weather.yaml:12
            ✔ Before hook "log in"     Sources/Examples/ExampleSuite/Hooks.swift:8
                     log: logged in
            ✔ given  the weather app   Sources/Examples/ExampleSuite/WeatherSteps.swift:14


        """))
  }
}
