import Diagnostics
import FeatureFiles

/// The last lines of a run: how many there were of what, and what to type next.
struct RunTotals {
  let record: RunRecord
  /// The scenarios that did not simply pass.
  let notable: [ScenarioRecord]
  let terminal: Terminal
  /// The command that runs features, such as `brolly run`.
  let command: String

  /// The lines.
  var lines: [String] { endingLines + totalLines + orderLines + rerunLines }

  private var endingLines: [String] {
    switch record.ending?.cause {
    case .completed: []
    case .failedFast: ["Stopped early, because of --fail-fast."]
    case .aborted: ["Stopped, because something that every scenario needs failed."]
    case .interrupted: ["Interrupted."]
    case nil: ["The run did not end."]
    }
  }

  /// `23 passed, 1 failed · 24 scenarios, 88 steps · 0.21 s, 2 workers`, on several lines where it is too long for one.
  private var totalLines: [String] {
    let counts = record.counts
    let size = "\(counted(record.scenarios.count, "scenario")), \(counted(counts.steps.total, "step"))"
    let workers = record.header.workers == 0 ? "in process" : counted(record.header.workers, "worker")
    let time = (record.ending?.duration ?? .zero).text
    let shard = record.header.shard.map { ", shard \($0)" } ?? ""
    let rest = "\(size) · \(time), \(workers)\(shard)"
    let lines = outcomeLines
    let width = lines.last.map { $0.map(\.text).joined(separator: ", ").displayWidth } ?? 0
    let texts = lines.map { $0.map { terminal.text($0.text, in: $0.ink) }.joined(separator: ", ") }
    guard let last = texts.last else { return [rest] }
    let isFitting = width + 3 + rest.displayWidth <= terminal.width
    return texts.dropLast().map { $0 + "," } + (isFitting ? ["\(last) · \(rest)"] : [last, rest])
  }

  /// The outcomes that there were, on as many lines as they need.
  private var outcomeLines: [[(text: String, ink: Ink)]] {
    var lines: [[(text: String, ink: Ink)]] = [[]]
    var width = 0
    for part in outcomes {
      if width + part.text.utf8.count + 3 > terminal.width {
        lines.append([])
        width = 0
      }
      width += part.text.utf8.count + 2
      lines[lines.count - 1].append(part)
    }
    return lines
  }

  private var outcomes: [(text: String, ink: Ink)] {
    let counts = record.counts
    var parts = Outcome.allCases.map { (counts.scenarios[$0], $0.rawValue, $0.ink) }
    parts.append((counts.notRun, "not run", .yellow))
    parts.append((counts.runHookFailures, "failed outside scenarios", .red))
    parts.append((counts.flaky, "flaky", .yellow))
    let shown = parts.filter { $0.0 > 0 }.map { (text: "\($0.0) \($0.1)", ink: $0.2) }
    return shown.isEmpty ? [("nothing was run", .dim)] : shown
  }

  private var orderLines: [String] {
    record.header.seed.map { ["In this order again:  --order random:\($0)"] } ?? []
  }

  /// The command that runs what was not green; above eight places, their files.
  private var rerunLines: [String] {
    let records = notable.filter { $0.outcome?.isGreen == false }
    let failed = records.map(\.scenario)
    guard !failed.isEmpty else { return [] }
    let places = unique(failed.map { "\($0.file):\($0.location.line)" })
    let arguments = places.count <= 8 ? places : unique(failed.map(\.file))
    let what = failed.count == 1 ? "it" : "them"
    let words = [command] + arguments.map(\.shellQuoted) + seedWords(records)
    return ["Run \(what) again:  \(words.joined(separator: " "))"]
  }

  /// The seed of all that asked for random numbers; where they had several, each says its own.
  private func seedWords(_ records: [ScenarioRecord]) -> [String] {
    let seeds = Set(records.compactMap { $0.attempts.last?.seed })
    return seeds.count == 1 ? seeds.map { "--seed \($0)" } : []
  }

  private func unique(_ texts: [String]) -> [String] {
    var seen: Set<String> = []
    return texts.filter { seen.insert($0).inserted }
  }
}

extension String {
  /// This text as a shell takes it for one word.
  var shellQuoted: String {
    let plain = "0123456789/._-:+@%".unicodeScalars
    let isPlain = !isEmpty && unicodeScalars.allSatisfy { $0.properties.isAlphabetic || plain.contains($0) }
    let escaped = split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
    return isPlain ? self : "'\(escaped)'"
  }
}
