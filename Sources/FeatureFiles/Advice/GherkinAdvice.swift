import Diagnostics

/// Notices a Gherkin file that was renamed, and writes its first scenario as YAML.
struct GherkinAdvice {
  let source: SourceText

  /// Returns what to say of a Gherkin file; nil where the lines are no Gherkin.
  func diagnostic() -> Diagnostic? {
    let lines = source.lines
    guard let first = lines.firstIndex(where: { !$0.trimmed.isEmpty && !$0.trimmed.hasPrefix("#") }) else { return nil }
    let words = lines.map { GherkinLine($0.trimmed) }
    guard words.contains(where: { $0.heading == "Feature" }), words.contains(where: \.isStep) else { return nil }
    guard !lines.contains(where: { $0.hasPrefix("feature:") }) else { return nil }
    let line = lines[first]
    let indentation = line.prefix { $0.isWhitespace }.count
    return Diagnostic(
      at: SourceLocation(file: source.file, line: first + 1, column: indentation + 1),
      length: line.trimmed.unicodeScalars.count, "This looks like Gherkin; a feature file is YAML.",
      advice: "Write it like this:\n" + Self.yaml(words))
  }

  /// The feature and its first scenario as YAML.
  private static func yaml(_ lines: [GherkinLine]) -> String {
    let feature = lines.first { $0.heading == "Feature" }?.text ?? "A feature"
    let start = lines.firstIndex { $0.heading?.hasPrefix("Scenario") == true }
    let scenario = lines[(start ?? 0)...]
    let steps = scenario.dropFirst().prefix { $0.heading == nil }.filter(\.isStep)
    let name = start.map { lines[$0].text } ?? "A scenario"
    return """
      feature: \(FeatureAdvice.written(feature))
      scenarios:
        - scenario: \(FeatureAdvice.written(name))
          steps:
      """ + steps.map { "\n      - \($0.keyword ?? "given"): \(FeatureAdvice.written($0.text))" }.joined()
  }
}

/// A line of Gherkin: a heading such as `Feature: Weather`, or a step such as `Given the app is open`.
private struct GherkinLine {
  var heading: String?
  var keyword: String?
  var text = ""

  var isStep: Bool { keyword != nil }

  private static let headings = ["Feature", "Scenario", "Scenario Outline", "Scenario Template", "Background", "Rule"]
  private static let keywords = ["Given", "When", "Then", "And", "But"]

  init(_ line: String) {
    if let name = Self.headings.first(where: { line.hasPrefix($0 + ":") }) {
      heading = name
      text = String(line.dropFirst(name.count + 1)).trimmed
    } else if let word = Self.keywords.first(where: { line.hasPrefix($0 + " ") }) {
      keyword = word.lowercased()
      text = String(line.dropFirst(word.count)).trimmed
    }
  }
}
