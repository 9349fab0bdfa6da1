internal import Diagnostics
internal import FeatureFiles

/// `brolly list`: the scenarios that would be run, each with its place and its tags.
struct ListCommand {
  let settings: Settings
  let features: [FeaturePath]

  func run(_ streams: StandardStreams) throws -> ExitCode {
    let selected = try SelectedScenarios(settings: settings, features: features)
    DiagnosticOutput(streams).complain(selected.warnings)
    try streams.print(text(selected.scenarios))
    return .passed
  }

  private func text(_ scenarios: [Scenario]) -> String {
    var text = ""
    var previous: Scenario?
    let placeWidth = scenarios.map { place($0).displayWidth }.max() ?? 0
    for scenario in scenarios {
      if scenario.feature != previous?.feature {
        text += "\(previous == nil ? "" : "\n")\(scenario.feature.name)\n"
      }
      if let rule = scenario.rule, rule != previous?.rule { text += "  \(rule.name)\n" }
      let tags = scenario.tags.map { " @\($0)" }.joined()
      let indent = scenario.rule == nil ? "  " : "    "
      text += "\(indent)\(place(scenario).padded(to: placeWidth))  \(scenario.name)\(tags.isEmpty ? "" : " ")\(tags)\n"
      previous = scenario
    }
    return text
  }

  private func place(_ scenario: Scenario) -> String { "\(scenario.file):\(scenario.location.line)" }
}
