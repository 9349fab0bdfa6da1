import Diagnostics
import YAMLReader

// What YAML makes of sentences, and what was meant.
extension FeatureReader {
  /// `I see "Error: no network"` is a mapping to YAML; a quote that opens in the key and closes in the value tells it.
  mutating func reportSplitSentence(_ entry: YAMLEntry) -> Bool {
    guard let key = entry.key.string, let value = entry.value.string else { return false }
    guard key.count(of: "\"") % 2 == 1, value.count(of: "\"") % 2 == 1 else { return false }
    report(
      at: entry.key.position, length: entry.key.lengthOnItsLine,
      "The step holds ': ', which makes it a mapping of two texts.",
      advice: FeatureAdvice.quote(line: entry.key.position.line, of: lines))
    return true
  }

  /// `- when: …` in the list of `given:` would be a step of the text `when`.
  mutating func reportNestedKeyword(_ entry: YAMLEntry, in keyword: Step.Keyword) -> Bool {
    guard let nested = entry.key.string.flatMap({ Step.Keyword(rawValue: $0.lowercased()) }) else { return false }
    report(
      entry.key, "'\(nested.rawValue)' is a keyword, and stands in the list of '\(keyword.rawValue)'.",
      advice:
        "Use 'steps:' where the order mixes:\nsteps:\n  - \(nested.rawValue): \(FeatureAdvice.written(entry.value))")
    return true
  }

  /// Several keys in one step: a quote, or a dash, is missing.
  mutating func reportSeveralKeys(_ entries: [YAMLEntry], at node: YAMLNode) {
    guard let second = entries.dropFirst().first else {
      reportFlowCollection(node)
      return
    }
    if second.key.position.line > node.position.line, second.value.string != nil || !second.value.isNull {
      report(
        second.key, "A step is its text, or a mapping of one key; this is its second key.",
        advice: "Begin a step of its own with a dash: - \(FeatureAdvice.written(second.key))")
    } else {
      reportFlowCollection(node)
    }
  }

  /// `[x] is ticked` and `{name} is shown` begin with what YAML takes for a list or a mapping.
  mutating func reportFlowCollection(_ node: YAMLNode) {
    report(
      at: node.position, "A step is its text, or a mapping of one key, not \(node.kindWithCount).",
      advice: FeatureAdvice.quote(
        line: node.position.line, of: lines, "Where it is a sentence, quote the whole step:"))
  }

  mutating func reportStepShape(_ keyword: Step.Keyword, _ node: YAMLNode) {
    guard case .mapping(let entries) = node.content, entries.count == 1 else {
      reportFlowCollection(node)
      return
    }
    report(
      entries[0].key, "Under 'steps' the text of a step is no mapping; its argument has a key of its own.",
      advice: "- \(keyword.rawValue): \(FeatureAdvice.written(entries[0].key))\n  with: …")
  }

  /// A text under `steps:` has no keyword: `- Given the app is open`.
  mutating func reportListedStepShape(_ node: YAMLNode) {
    guard let text = node.string, !node.isNull else {
      report(node, "A step under 'steps' is a mapping, not \(node.kind).", advice: "- given: a step")
      return
    }
    let line = FeatureAdvice.colonAdded(to: text)
    report(
      node, line == nil ? "The step has no keyword." : "The colon behind the step's keyword is missing.",
      advice: "Write it so: - \(line ?? "given: \(FeatureAdvice.written(node))")")
  }

  mutating func reportTwoSteps(_ first: Step.Keyword, _ second: Step.Keyword, _ entry: YAMLEntry) {
    report(
      entry.key, "There are two steps in one item: '\(first.rawValue)' and '\(second.rawValue)'.",
      advice: "Put a dash before the second: - \(second.rawValue): \(FeatureAdvice.written(entry.value))")
  }

  /// Returns whether a step that is empty, or that bears a tag, was spoken of.
  mutating func reportUnreadableStep(_ keyword: Step.Keyword, _ node: YAMLNode, _ scalar: YAMLScalar) -> Bool {
    if let tag = scalar.tag, tag.hasPrefix("!"), !tag.hasPrefix("!!"), tag != "!" {
      report(
        at: node.position, length: tag.unicodeScalars.count,
        "The step begins with '!', which makes '\(tag)' a YAML tag.",
        advice: FeatureAdvice.quote(line: node.position.line, of: lines))
      return true
    }
    guard node.isNull || scalar.text.trimmed.isEmpty else { return false }
    report(node, "The step has no text.", advice: "Write a sentence, or leave the line out.")
    return true
  }
}

extension YAMLNode {
  /// What it is, with the number of its keys.
  fileprivate var kindWithCount: String {
    if case .mapping(let entries) = content { return "a mapping of \(entries.count.counted("key"))" }
    return kind
  }
}

// Comments that were not meant as comments.
extension FeatureReader {
  /// `I open issue #42`: YAML drops what follows the `#`.
  mutating func checkComment(behind node: YAMLNode) {
    guard let comment = document.comment(cutting: node) else { return }
    report(
      .warning, at: comment.position, length: comment.text.unicodeScalars.count,
      "A comment begins here, and YAML drops the rest of the line.",
      advice: "Put a blank behind the '#' if it is a comment; else quote the text\(quotedLine(from: node, to: comment))"
    )
  }

  /// The line with everything quoted that begins at a node; nothing more to say where the text began on another line.
  private mutating func quotedLine(from node: YAMLNode, to comment: YAMLComment) -> String {
    guard node.position.line == comment.position.line, lines.indices.contains(node.position.line - 1) else {
      return "."
    }
    let scalars = lines[node.position.line - 1].unicodeScalars
    let start = scalars.index(scalars.startIndex, offsetBy: node.position.column - 1, limitedBy: scalars.endIndex)
    guard let start else { return "." }
    return ":\n\(String(scalars[..<start]))\(String(scalars[start...]).trimmed.quotedForYAML)"
  }
}
