import Diagnostics
import FeatureFiles

/// What stands at the end of every report on a terminal: what did not hold, worst last, then the totals.
struct RunSummary {
  let record: RunRecord
  let terminal: Terminal
  /// The command that runs features, such as `brolly run`.
  let command: String
  private let notable: [ScenarioRecord]

  init(record: RunRecord, terminal: Terminal, command: String) {
    self.record = record
    self.terminal = terminal
    self.command = command
    notable = record.notable
  }

  /// The whole text; every line ends in a line break.
  var text: String {
    let missing = MissingDefinitions(of: notable).lines(in: terminal)
    let totals = RunTotals(record: record, notable: notable, terminal: terminal, command: command).lines
    let sections = flakyBlocks + scenarioBlocks + runHookBlocks + [notRunLines, missing, totals]
    return sections.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }

  private var flakyBlocks: [[String]] {
    notable.filter(\.isFlaky).map { flaky in
      let block = block("FLAKY", .yellow, flaky.scenario)
      let first = flaky.attempts.first.flatMap(Verdict.init(of:))?.message ?? ""
      let attempts = "passed at attempt \(flaky.attempts.count); the first one failed: \(first)"
      return block.titleLines(placeAt: block.placeColumn) + attempts.wrapped(to: terminal.width - 7).indented(by: 7)
    }
  }

  private var scenarioBlocks: [[String]] {
    let order: [Outcome] = [.pending, .undefined, .ambiguous, .failed]
    return order.flatMap { outcome in
      notable.filter { $0.outcome == outcome }.map { lines(of: $0, outcome) }
    }
  }

  private func lines(of scenario: ScenarioRecord, _ outcome: Outcome) -> [String] {
    guard let result = scenario.attempts.last else { return [] }
    let block = block(outcome.rawValue.uppercased(), outcome == .failed ? .boldRed : .yellow, scenario.scenario)
    var text = ScenarioText(result: result, terminal: terminal, showsEveryStep: outcome == .failed)
    let column = block.placeColumn.flatMap { block.room(forPlaceAt: max($0, text.ownMarkColumn)) }
    text.markColumn = column ?? text.ownMarkColumn
    let attempts = scenario.attempts.count > 1 ? ["  The last of \(scenario.attempts.count) attempts:"] : []
    return block.titleLines(placeAt: column) + attempts + text.stepLines
      + (outcome == .failed ? text.outputLines : [])
  }

  private var runHookBlocks: [[String]] {
    record.runHooks.compactMap { hook in
      guard let failure = hook.failure else { return nil }
      let block = SummaryBlock(
        label: "FAILED", ink: .boldRed, title: hook.title, place: hook.location?.place, terminal: terminal)
      let lines = failure.lines(or: nil, in: terminal, width: terminal.width - 2) + hook.output.lines(in: terminal)
      return block.titleLines(placeAt: block.placeColumn) + lines.indented(by: 2)
    }
  }

  /// One line for each reason.
  private var notRunLines: [String] {
    var reasons: [(reason: String, count: Int)] = []
    for reason in notable.compactMap(\.notRunReason) {
      if let index = reasons.firstIndex(where: { $0.reason == reason }) {
        reasons[index].count += 1
      } else {
        reasons.append((reason, 1))
      }
    }
    let label = terminal.text("NOT RUN", in: .yellow)
    return reasons.flatMap { reason, count in
      let lines = "\(counted(count, "scenario")): \(reason.visibleLine)".wrapped(to: terminal.width - 9)
      return ["\(label)  \(lines[0])"] + Array(lines.dropFirst()).indented(by: 9)
    }
  }

  private func block(_ label: String, _ ink: Ink, _ scenario: Scenario) -> SummaryBlock {
    SummaryBlock(label: label, ink: ink, title: scenario.title, place: scenario.location.place, terminal: terminal)
  }
}
