import Diagnostics
import FeatureFiles

/// Every scenario with every step: its mark, its text, its argument, and where its definition stands in Swift.
struct PrettyReport: TextReport {
  private let terminal: Terminal
  private let command: String
  private var currentFile: String?
  private var currentRule: Scenario.Container?

  init(terminal: Terminal, command: String) {
    self.terminal = terminal
    self.command = command
  }

  mutating func text(for event: RunEvent, in record: RunRecord) -> String {
    switch event.kind {
    case .scenarioEnded(let result):
      let lines = headings(for: result.scenario) + PrettyScenario(result: result, terminal: terminal).lines
      return lines.joined(separator: "\n") + "\n\n"
    case .runHookEnded(let result): return text(of: result)
    case .runEnded: return RunSummary(record: record, terminal: terminal, command: command).text
    case .runStarted, .scenarioStarted, .stepEnded, .scenarioNotRun: return ""
    }
  }

  /// The names of the feature and the rule, where they are others than those of the scenario before.
  private mutating func headings(for scenario: Scenario) -> [String] {
    var lines: [String] = []
    if scenario.file != currentFile {
      let place = terminal.text(scenario.file.visibleLine, in: .dim)
      lines += ["\(terminal.text(scenario.feature.name.visibleLine, in: .bold))  \(place)", ""]
      currentRule = nil
    }
    if let rule = scenario.rule, rule != currentRule {
      lines += ["  \(terminal.text(rule.name.visibleLine, in: .bold))", ""]
    }
    (currentFile, currentRule) = (scenario.file, scenario.rule)
    return lines
  }

  /// A hook of the run is worth a line only when it said something or failed.
  private func text(of hook: RunHookResult) -> String {
    if hook.failure == nil, hook.output.isEmpty, hook.attachments.isEmpty { return "" }
    let outcome: Outcome = hook.failure == nil ? .passed : .failed
    let title = "\(terminal.text(outcome.mark, in: outcome.ink)) \(hook.title)"
    let failure = hook.failure?.lines(or: hook.location, in: terminal, width: terminal.width - 4) ?? []
    let lines = failure + hook.attachments.flatMap(\.lines) + hook.output.lines(in: terminal)
    return ([title] + lines.indented(by: 4)).joined(separator: "\n") + "\n\n"
  }
}
