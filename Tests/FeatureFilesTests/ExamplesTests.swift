import Diagnostics
import FeatureFiles
import Testing
import YAMLReader

@Suite struct `Examples that fill a scenario` {
  private static let rows = [["sunny", "24"], ["rainy", "11"]]

  @Test(arguments: [
    "examples:\n  - {condition: sunny, degrees: 24}\n  - {degrees: 11, condition: rainy}",
    "examples:\n  - [condition, degrees]\n  - [sunny, 24]\n  - [rainy, 11]",
    "examples: |\n  | condition | degrees |\n\n  # a comment\n  | sunny | 24 |\n  | rainy     | 11      |",
    "examples:\n  - rows: [{condition: sunny, degrees: 24}]\n  - examples: wet\n    rows: [[condition, degrees], [rainy, 11]]",
    "examples:\n  - rows: |\n      | condition | degrees |\n      | sunny | 24 |\n      | rainy | 11 |",
  ])
  func `are a list of mappings, a list of lists, a Gherkin table, or groups of these`(examples: String) {
    let text = feature("given: <condition> weather of <degrees>°\n\(examples)")
    let scenarios = read(text).scenarios
    #expect(scenarios.map(\.sentences) == [["given sunny weather of 24°"], ["given rainy weather of 11°"]])
    #expect(scenarios.compactMap { $0.row?.cells.map(\.text) } == Self.rows)
    #expect(
      scenarios.compactMap { $0.row?.cells.map(\.column) } == [["condition", "degrees"], ["condition", "degrees"]])
    #expect(mistakes(in: text) == "")
  }

  @Test func `stand where their rows stand, in a scenario that takes all lines`() {
    let scenarios = read(feature("given: <a>\nexamples: |\n  | a |\n  | 1 |\n\n  | 2 |")).scenarios
    #expect(scenarios.map(\.location.line) == [7, 9])
    #expect(scenarios.map(\.row?.location.line) == [7, 9])
    #expect(scenarios.map(\.lines) == [3...9, 3...9])
  }

  @Test func `fill names, descriptions, steps and arguments`() {
    let text = """
      feature: Weather
      scenarios:
        - scenario: <condition> weather
          description: It is <condition>.
          given:
            - the API answers: {<condition>: ["<condition>!", {degrees: <degrees>}], all: <all>}
          examples:
            - {condition: sunny, degrees: 24, all: [1, {two: 2}]}
      """
    let scenario = read(text).scenarios[0]
    #expect(scenario.name == "sunny weather")
    #expect(scenario.description == "It is sunny.")
    #expect(
      scenario.steps[0].argument?.flowText() == "{sunny: [\"sunny!\", {degrees: 24}], all: [1, {two: 2}]}")
    #expect(mistakes(in: text) == "")
  }

  @Test(arguments: [("24", YAMLScalar.Style.plain), ("'24'", .singleQuoted), ("\"24\"", .doubleQuoted)])
  func `put the cell itself where a value is nothing but its placeholder`(cell: String, style: YAMLScalar.Style) {
    let text = feature("given:\n  - degrees: <degrees>\n  - degrees: '<degrees>'\nexamples: [{degrees: \(cell)}]")
    for step in read(text).scenarios[0].steps {
      guard case .scalar(let scalar) = step.argument?.content else {
        Issue.record("The argument is no scalar.")
        continue
      }
      #expect(scalar == YAMLScalar("24", style: style))
    }
  }

  @Test func `keep the type of a value that holds more than a placeholder`() {
    let text = feature("given:\n  - degrees: <degrees>0\nexamples: [{degrees: 24}]")
    guard case .scalar(let scalar) = read(text).scenarios[0].steps[0].argument?.content else {
      Issue.record("The argument is no scalar.")
      return
    }
    #expect(scalar == YAMLScalar("240"))
  }

  @Test func `take only what is a column's name for a placeholder`() {
    let text = feature(#"given: "1 < <a>, \\<b> is text, 3 > 2, <> and < a > too"\#nexamples: [{a: 2}]"#)
    #expect(read(text).scenarios[0].sentences == ["given 1 < 2, <b> is text, 3 > 2, <> and < a > too"])
    #expect(mistakes(in: text) == "")
  }

  @Test func `are not replaced twice`() {
    let text = feature("given: <a> and <b>\nexamples: [{a: <b>, b: <a>}]")
    #expect(read(text).scenarios[0].sentences == ["given <b> and <a>"])
  }

  @Test func `leave the background's steps alone`() {
    let text = """
      feature: Weather
      background: {given: a <thing>}
      scenarios:
        - scenario: <thing>
          given: the <thing>
          examples: [{thing: app}]
      """
    #expect(read(text).scenarios[0].sentences == ["given a <thing>", "given the app"])
  }

  @Test func `have escapes in the cells of a Gherkin table`() {
    let text = feature("given:\n  - the text: <text>\nexamples: |\n  | text |\n  | a\\|b\\\\c\\nd\\e |\n  ||")
    #expect(
      read(text).scenarios.map { $0.steps[0].argument?.string } == ["a|b\\c\nd\\e", ""])
  }
}
