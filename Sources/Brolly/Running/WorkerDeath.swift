internal import Diagnostics
internal import Reporting

extension Failure {
  /// What is told of calls at most: where it began to go wrong, and how it came there.
  private static let mostCalls = 12

  /// Tells how the process that ran something died, with Swift's own words and the calls in the user's code.
  init(death status: ChildProcessStatus, of subject: String, _ report: CrashReport?, printed: String) {
    let words = Self.lastWords(printed, status) ?? report?.runtimeFailure.map { "\($0)" }
    let sentence = "\(subject) \(status)" + (words.map { ": \($0)" } ?? ".")
    let calls = report?.calls ?? []
    self.init(
      .crashed, type: "Crash", ([sentence] + Self.lines(calls)).joined(separator: "\n"),
      at: calls.first { $0.location.line > 0 }?.location)
  }

  /// Tells of something that took too long and could not be cancelled, and where it stood.
  init(hangingFor limit: Duration, isScenario: Bool, _ report: CrashReport?) {
    let what = isScenario ? "The scenario" : "It"
    let sentence =
      "\(what) took longer than \(limit.text) and did not stop when it was asked to, so its process was ended."
    let calls = report?.calls ?? []
    let nowhere = report == nil ? [] : ["No code of it was running: it waits, and does not heed that it was cancelled."]
    let standing = calls.isEmpty ? nowhere : ["It stood at:"] + Self.lines(calls)
    self.init(
      .timedOut, type: "TimeOut", ([sentence] + standing).joined(separator: "\n"),
      at: calls.first { $0.location.line > 0 }?.location)
  }

  /// The calls, one a line; those that are the same are told once, and the middle of a long row of them is left out.
  private static func lines(_ calls: [CrashReport.Call]) -> [String] {
    var runs: [(call: CrashReport.Call, count: Int)] = []
    for call in calls {
      if runs.last?.call == call { runs[runs.count - 1].count += 1 } else { runs.append((call, 1)) }
    }
    let lines = runs.map { call, count in
      let line = call.location.line > 0 ? ":\(call.location.line)" : ""
      return "\(call.location.file)\(line)  \(call.function)" + (count > 1 ? ", \(count) times" : "")
    }
    guard lines.count > mostCalls else { return lines }
    let left = lines.count - mostCalls
    return lines.prefix(mostCalls - 2) + ["… \(left) calls left out …"] + lines.suffix(2)
  }

  /// What Swift printed when it stopped the process; what was printed before another end is not about it.
  private static func lastWords(_ printed: String, _ status: ChildProcessStatus) -> String? {
    guard status.isTrap else { return nil }
    for line in printed.split(whereSeparator: \.isNewline).reversed() {
      if line.hasPrefix("Could not cast value of type ") {
        return String(line.replacing(#/ \(0x[0-9a-f]+\)/#, with: ""))
      }
      if let words = line.firstMatch(of: #/(?:^|: )((?:Fatal error|Precondition failed|Assertion failed): .*)/#) {
        return String(words.1)
      }
    }
    return nil
  }
}
