import Diagnostics
import FeatureFiles
import Testing

@Suite struct `What a feature says of all its scenarios` {
  private let text = """
    feature: Weather
    tags: [weather, "@outdoors"]
    timeout: 1m30s
    uses: network
    x-owner: {name: Ada}
    scenarios:
      - scenario: Plain
        given: it
      - scenario: Special
        tags: [smoke, weather]
        timeout: 500ms
        retries: 2
        serial: true
        uses: [database, network]
        given: it
    rules:
      - rule: A failure is explained
        tags: "@failure"
        skip: waiting for the API
        serial: true
        scenarios:
          - scenario: Rows
            serial: false
            retries: 0
            given: <a>
            examples:
              - {examples: some, tags: slow, rows: [{a: 1}]}
              - {tags: [failure], rows: [{a: 2}]}
    """

  @Test func `has its tags handed down to rules, scenarios and examples, none twice`() {
    #expect(
      read(text).scenarios.map(\.tags) == [
        ["weather", "outdoors"], ["weather", "outdoors", "smoke"], ["weather", "outdoors", "failure", "slow"],
        ["weather", "outdoors", "failure"],
      ])
  }

  @Test func `has its settings handed down, where the nearer word counts and resources add up`() {
    let settings = read(text).scenarios.map(\.settings)
    let plain = Scenario.Settings(timeLimit: .seconds(90), resources: ["network"])
    #expect(settings[0] == plain)
    #expect(
      settings[1]
        == Scenario.Settings(
          timeLimit: .milliseconds(500), retries: 2, isSerial: true, resources: ["network", "database"]))
    #expect(
      settings[2]
        == Scenario.Settings(
          skipReason: "waiting for the API", timeLimit: .seconds(90), retries: 0, isSerial: false,
          resources: ["network"]))
    #expect(mistakes(in: text) == "")
  }

  @Test func `has its name and its rule's on each scenario`() {
    let scenarios = read(text).scenarios
    #expect(scenarios.map(\.feature.name) == ["Weather", "Weather", "Weather", "Weather"])
    #expect(scenarios.map(\.rule?.name) == [nil, nil, "A failure is explained", "A failure is explained"])
    #expect(scenarios[3].rule?.location.description == "weather.yaml:17:11")
    #expect(scenarios[2].row?.group == "some")
  }

  @Test func `is kept as it is written`() {
    let feature = read(text).feature
    #expect(feature?.body.container.name == "Weather")
    #expect(feature?.body.settings.timeLimit == .seconds(90))
    #expect(feature?.rules.first?.scenarios.first?.examples?.map(\.name) == ["some", nil])
    #expect(feature?.rules.first?.settings.isSerial == true)
  }
}

@Suite struct `A duration` {
  @Test(arguments: [
    ("5s", Duration.seconds(5)), ("500ms", .milliseconds(500)), ("2m", .seconds(120)), ("1m30s", .seconds(90)),
    ("1.5s", .milliseconds(1500)), ("1h", .seconds(3600)), ("0s", .zero), ("1h2m3s4ms", .milliseconds(3_723_004)),
  ])
  func `is written as numbers with their units`(text: String, duration: Duration) {
    #expect(Duration(parsing: text) == duration)
  }

  @Test(arguments: [
    "", "5", "s", "5 s", "-5s", "5s1m", "5s5s", "1..5s", ".5s", "5.s", "5S", "٥s", "1e3s", "999999h", "NaNs",
  ])
  func `is nothing else`(text: String) {
    #expect(Duration(parsing: text) == nil)
  }
}
