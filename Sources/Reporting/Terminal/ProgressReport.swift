import Diagnostics
import FeatureFiles

/// A line for each finished feature, and a last line that moves: how many scenarios are left, and what is running.
///
/// Where the last line cannot move, as in a log, such a line comes after half a minute in which nothing else did.
struct ProgressReport: TextReport {
  private let terminal: Terminal
  private let command: String
  private var features = FeatureProgress()
  private var running: [Scenario] = []
  private var lastLine = ContinuousClock.now
  private var isLineShown = false

  init(terminal: Terminal, command: String) {
    self.terminal = terminal
    self.command = command
  }

  mutating func text(for event: RunEvent, in record: RunRecord) -> String {
    switch event.kind {
    case .runStarted(let header):
      features = FeatureProgress(header.scenarios, terminal: terminal)
      lastLine = event.instant
      return ""
    case .scenarioStarted(let scenario, _, _):
      running.append(scenario)
      return text(at: event.instant, in: record)
    case .scenarioEnded(let result):
      running.removeAll { $0.id == result.scenario.id }
      if result.willRetry { return text(at: event.instant, in: record) }
      return end(result.scenario, at: event.instant, in: record)
    case .scenarioNotRun(let scenario, _): return end(scenario, at: event.instant, in: record)
    case .runEnded: return end(record)
    case .runHookEnded, .stepEnded: return text(at: event.instant, in: record)
    }
  }

  mutating func text(at instant: ContinuousClock.Instant, in record: RunRecord) -> String {
    let pause: Duration = terminal.isInteractive ? .milliseconds(100) : .seconds(30)
    guard instant - lastLine >= pause, record.ending == nil, !running.isEmpty else { return "" }
    return statusLine(at: instant, in: record)
  }

  private mutating func statusLine(at instant: ContinuousClock.Instant, in record: RunRecord) -> String {
    lastLine = instant
    let line = StatusLine(record: record, running: running).text(in: terminal)
    if !terminal.isInteractive { return line + "\n" }
    isLineShown = true
    return "\r\(line)\u{1B}[K"
  }

  private mutating func end(_ scenario: Scenario, at instant: ContinuousClock.Instant, in record: RunRecord) -> String {
    guard let line = features.end(scenario, in: record, terminal: terminal) else {
      return text(at: instant, in: record)
    }
    if !terminal.isInteractive { lastLine = instant }
    let isMoving = isLineShown && !running.isEmpty
    return clear() + line + "\n" + (isMoving ? statusLine(at: instant, in: record) : "")
  }

  private mutating func end(_ record: RunRecord) -> String {
    let summary = RunSummary(record: record, terminal: terminal, command: command).text
    return clear() + (record.scenarios.allSatisfy(\.attempts.isEmpty) ? "" : "\n") + summary
  }

  /// Takes the moving line away, so that another can stand in its place.
  private mutating func clear() -> String {
    guard isLineShown else { return "" }
    isLineShown = false
    return "\r\u{1B}[K"
  }
}
