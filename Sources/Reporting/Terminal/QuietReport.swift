/// Says nothing before the run is over: then what failed, and the totals.
struct QuietReport: TextReport {
  let terminal: Terminal
  let command: String

  var waitsForEnd: Bool { true }

  mutating func text(for event: RunEvent, in record: RunRecord) -> String {
    guard case .runEnded = event.kind else { return "" }
    return RunSummary(record: record, terminal: terminal, command: command).text
  }
}
