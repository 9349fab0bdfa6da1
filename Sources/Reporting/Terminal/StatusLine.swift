import Diagnostics
import FeatureFiles

/// Where a run is just now: `12 of 24 left · 1 did not pass · running Currency › Tapping a currency…, and 1 more`.
struct StatusLine {
  let record: RunRecord
  let running: [Scenario]

  /// The line, always narrower than the terminal.
  func text(in terminal: Terminal) -> String {
    let counts = record.counts
    let left = record.scenarios.count - counts.scenarios.total - counts.notRun
    let bad = Outcome.allCases.filter { !$0.isGreen }.reduce(0) { $0 + counts.scenarios[$1] }
    var text = "\(max(0, left)) of \(record.scenarios.count) left"
    if bad > 0 { text += " · \(bad) did not pass" }
    guard let first = running.first else { return text.truncated(to: terminal.width - 1) }
    let more = running.count > 1 ? ", and \(running.count - 1) more" : ""
    let room = terminal.width - 1 - text.displayWidth - 11 - more.displayWidth
    return (text + " · running \(first.title.truncated(to: max(8, room)))" + more).truncated(to: terminal.width - 1)
  }
}
