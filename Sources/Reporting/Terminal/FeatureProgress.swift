import Diagnostics
import FeatureFiles

/// The features of a run: which scenarios are theirs, and how many of these have not ended.
struct FeatureProgress {
  private struct Feature {
    var name: String
    /// The indices of its scenarios in the record: they stand together, in the order of the files.
    var range: Range<Int>
    var remaining: Int
  }

  private var features: [Feature] = []
  private var indices: [String: Int] = [:]
  private var nameWidth = 0
  private var numberWidth = 0

  /// The features of these scenarios, none of which has begun.
  init(_ scenarios: [Scenario] = [], terminal: Terminal = .plain) {
    for (index, scenario) in scenarios.enumerated() { add(scenario, at: index) }
    for index in features.indices { features[index].name = features[index].name.truncated(to: terminal.width - 34) }
    nameWidth = features.map(\.name.displayWidth).max() ?? 0
    numberWidth = features.map { String($0.range.count).utf8.count }.max() ?? 0
  }

  /// Takes note that a scenario ended, and returns its feature's line if it was the last one.
  mutating func end(_ scenario: Scenario, in record: RunRecord, terminal: Terminal) -> String? {
    guard let index = indices[scenario.file] else { return nil }
    features[index].remaining -= 1
    return features[index].remaining == 0 ? line(of: features[index], in: record, terminal) : nil
  }

  private mutating func add(_ scenario: Scenario, at index: Int) {
    if let known = indices[scenario.file] {
      features[known].range = features[known].range.lowerBound..<index + 1
      features[known].remaining += 1
    } else {
      indices[scenario.file] = features.count
      features.append(Feature(name: scenario.feature.name.visibleLine, range: index..<index + 1, remaining: 1))
    }
  }

  /// `Weather        7 of 8     0.06 s  1 failed`; nil for a feature of which nothing was run.
  private func line(of feature: Feature, in record: RunRecord, _ terminal: Terminal) -> String? {
    let scenarios = record.scenarios[feature.range]
    guard scenarios.contains(where: { !$0.attempts.isEmpty }) else { return nil }
    let passed = scenarios.count { $0.outcome == .passed }
    let time = scenarios.reduce(Duration.zero) { $0 + $1.duration }.text
    let count = "\(leftPadded(passed, numberWidth)) of \(leftPadded(scenarios.count, numberWidth))"
    let line = "\(feature.name.padded(to: nameWidth))  \(count)  \(leftPadded(time, 9))"
    return ([line] + notes(on: scenarios, in: terminal)).joined(separator: "  ")
  }

  private func notes(on scenarios: ArraySlice<ScenarioRecord>, in terminal: Terminal) -> [String] {
    let notRun = scenarios.count { $0.attempts.isEmpty }
    let notes = Outcome.allCases.dropFirst().compactMap { outcome -> String? in
      let number = scenarios.count { $0.outcome == outcome }
      return number == 0 ? nil : terminal.text("\(number) \(outcome.rawValue)", in: outcome.ink)
    }
    return notRun == 0 ? notes : notes + [terminal.text("\(notRun) not run", in: .yellow)]
  }

  private func leftPadded(_ text: some CustomStringConvertible, _ width: Int) -> String {
    let text = text.description
    return String(repeating: " ", count: max(0, width - text.utf8.count)) + text
  }
}
