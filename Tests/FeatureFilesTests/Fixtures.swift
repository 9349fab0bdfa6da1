import Diagnostics
import FeatureFiles

/// Reads a feature file's text, which is called `weather.yaml`.
func read(_ text: String) -> FeatureReading {
  Feature.read(text.utf8, file: "weather.yaml")
}

/// Every mistake of a feature file's text, as the user sees it.
func mistakes(in text: String) -> String {
  var renderer = DiagnosticRenderer { _ in text }
  return renderer.render(read(text).diagnostics)
}

/// A feature with one scenario whose lines, from the fourth one on, are these.
func feature(_ lines: String) -> String {
  let indented = lines.split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)" }
  return "feature: Weather\nscenarios:\n  - scenario: Sunny\n\(indented.joined(separator: "\n"))\n"
}

extension Scenario {
  /// Its steps, one a line: `given the weather app`.
  var sentences: [String] { steps.map { "\($0.keyword.rawValue) \($0.text)" } }
}
