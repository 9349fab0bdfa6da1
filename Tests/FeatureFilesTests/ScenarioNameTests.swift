import Diagnostics
import FeatureFiles
import Testing

@Suite struct `The name of a scenario` {
  private func names(_ lines: String, scenario: String = "Weather") -> [String] {
    let indented = lines.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n")
    return read("feature: Weather\nscenarios:\n  - scenario: \(scenario)\n\(indented)\n").scenarios.map(\.name)
  }

  @Test func `is filled from its row`() {
    #expect(
      names("given: it\nexamples: [{a: sunny, b: 1}, {a: rainy, b: 2}]", scenario: "<a> weather") == [
        "sunny weather", "rainy weather",
      ])
  }

  @Test func `has the row's cells behind it where it holds no placeholder`() {
    #expect(
      names("given: <a> <b>\nexamples: [{a: sunny, b: 24}, {a: rainy, b: [1, 2]}]") == [
        "Weather (a: sunny, b: 24)", "Weather (a: rainy, b: [1, 2])",
      ])
  }

  @Test func `has the other cells behind it where it would not tell two rows apart`() {
    #expect(
      names(
        "given: <b>\nexamples: [{a: sunny, b: 1}, {a: sunny, b: 2}, {a: rainy, b: 1}]", scenario: "<a> weather") == [
          "sunny weather (b: 1)", "sunny weather (b: 2)", "rainy weather",
        ])
  }

  @Test func `has a number behind it where two rows are equal`() {
    #expect(
      names("given: <a>\nexamples: [{a: 1}, {a: 1}, {a: 1}]") == [
        "Weather (a: 1)", "Weather (a: 1) #2", "Weather (a: 1) #3",
      ])
  }

  @Test func `is found at once, however many rows are equal`() {
    let rows = Array(repeating: "{a: 1}", count: 5_000).joined(separator: ", ")
    let all = names("given: <a>\nexamples: [\(rows)]")
    #expect(all.last == "Weather (a: 1) #5000")
    #expect(Set(all).count == 5_000)
  }

  @Test func `does not change when other rows go`() {
    let all = names("given: <a>\nexamples: [{a: 1}, {a: 2}, {a: 3}]")
    #expect(names("given: <a>\nexamples: [{a: 2}]") == [all[1]])
  }

  @Test func `stays within bounds, on one line`() {
    let cell = String(repeating: "long ", count: 100)
    let name = names("given: <a> <b>\nexamples: [{a: \"one\\ntwo\", b: \(cell)}]")[0]
    #expect(
      name == "Weather (a: one two, b: long long long long long long long long…)")
    #expect(name.count < 80)
    let columns = (1...50).map { "column\($0): value" }.joined(separator: ", ")
    #expect(names("given: it\nexamples: [{\(columns)}]")[0].count < 180)
  }

  @Test func `is on one line where it is written on two`() {
    #expect(names("given: it", scenario: ">\n      folded\n      name") == ["folded name"])
  }

  @Test func `is unique in its feature and its rule, and so is the identifier in the suite`() {
    let text = """
      feature: Weather
      scenarios:
        - scenario: sunny weather
          given: a
        - scenario: <a> weather
          given: <a>
          examples: [{a: sunny}]
      rules:
        - rule: One
          scenarios:
            - {scenario: sunny weather, given: a}
        - rule: Two
          scenarios:
            - {scenario: sunny weather, given: a}
      """
    let scenarios = read(text).scenarios
    #expect(scenarios.map(\.name) == ["sunny weather", "sunny weather #2", "sunny weather", "sunny weather"])
    #expect(
      scenarios.map(\.id.rawValue) == [
        "weather.yaml > sunny weather", "weather.yaml > sunny weather #2", "weather.yaml > One > sunny weather",
        "weather.yaml > Two > sunny weather",
      ])
  }

  @Test func `stands in a feature that is named as no other of the suite`() {
    let text = "feature: Weather\nscenarios:\n  - {scenario: Sunny, given: a}\n"
    var readings = ["a.yaml", "b/a.yaml"].map { Feature.read(text.utf8, file: $0) }
    FeatureReading.makeNamesUnique(in: &readings)
    #expect(readings.flatMap(\.scenarios).map(\.feature.name) == ["Weather", "Weather (b/a.yaml)"])
    #expect(readings[0].diagnostics.isEmpty)
    #expect(
      readings[1].diagnostics.map(\.problem) == [
        "There are two features of this name, so reports call the second 'Weather (b/a.yaml)'."
      ])
    #expect(readings[1].diagnostics.map(\.severity) == [.warning])
    #expect(readings[1].diagnostics[0].notes.map(\.location?.description) == ["a.yaml:1:10"])
  }
}
