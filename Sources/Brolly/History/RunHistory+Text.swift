internal import FeatureFiles
internal import Reporting

/// A line for each scenario: its outcome, its microseconds and its identifier, with tabs between them.
extension RunHistory {
  private static let header = "Brolly's history, version 1"
  private static let nothing = "-"

  /// Reads a history; nil where the text is none, or one of another version.
  init?(parsing text: String) {
    let lines = text.split(separator: "\n")
    guard lines.first.map({ $0 == Self.header }) == true else { return nil }
    var entries: [Scenario.ID: Entry] = [:]
    for line in lines.dropFirst() {
      let parts = line.split(separator: "\t", maxSplits: 2, omittingEmptySubsequences: false)
      // A line that somebody has changed says nothing of its scenario, and the others still do.
      guard parts.count == 3, let outcome = Self.outcome(parts[0]), let duration = Self.duration(parts[1]) else {
        continue
      }
      entries[Scenario.ID(rawValue: parts[2].unescaped)] = Entry(duration: duration, outcome: outcome)
    }
    self.init(entries)
  }

  /// The history as text, in the order of the identifiers.
  var text: String {
    let lines = entries.sorted { $0.key.rawValue < $1.key.rawValue }.map { id, entry in
      let duration = entry.duration.map { String(Int($0 / .microseconds(1))) } ?? Self.nothing
      return "\(Self.word(entry.outcome))\t\(duration)\t\(id.rawValue.escaped)\n"
    }
    return "\(Self.header)\n\(lines.joined())"
  }

  private static let notRun = "not-run"

  private static func word(_ outcome: LastOutcome?) -> String {
    switch outcome {
    case nil: nothing
    case .notRun: notRun
    case .ended(let outcome): outcome.rawValue
    }
  }

  /// The outer nil is for what is no outcome.
  private static func outcome(_ word: Substring) -> LastOutcome?? {
    switch word {
    case nothing: .some(nil)
    case notRun: .notRun
    default: Outcome(rawValue: String(word)).map { .ended($0) }
    }
  }

  private static func duration(_ word: Substring) -> Duration?? {
    if word == nothing { return .some(nil) }
    guard let microseconds = Int64(word), microseconds >= 0 else { return nil }
    return .microseconds(microseconds)
  }
}

extension StringProtocol {
  /// On one line.
  fileprivate var escaped: String {
    contains { $0 == "\\" || $0.isNewline }
      ? unicodeScalars.map { $0 == "\\" ? "\\\\" : $0 == "\n" ? "\\n" : $0 == "\r" ? "\\r" : String($0) }.joined()
      : String(self)
  }

  fileprivate var unescaped: String {
    guard contains("\\") else { return String(self) }
    var result = ""
    var scalars = unicodeScalars.makeIterator()
    while let scalar = scalars.next() {
      guard scalar == "\\" else {
        result.unicodeScalars.append(scalar)
        continue
      }
      switch scalars.next() {
      case "n"?: result += "\n"
      case "r"?: result += "\r"
      case let other?: result.unicodeScalars.append(other)
      case nil: break
      }
    }
    return result
  }
}
