import Diagnostics
import YAMLReader

extension FeatureReader {
  /// `given:`, `when:` or `then:` with one step or a list of steps, or `steps:` with a list.
  mutating func readSteps(_ key: Key, _ entry: YAMLEntry, into collector: inout StepCollector) {
    let form: StepCollector.Form = key == .steps ? .list : .keywords
    if let other = collector.form, other != form {
      report(
        entry.key, "Steps stand under 'given', 'when' and 'then', or under 'steps', not both.",
        advice: "Move all of them under 'steps:', where their order may mix.")
    }
    collector.form = form
    if let keyword = key.stepKeyword {
      readSteps(keyword, entry, into: &collector)
    } else {
      for item in items(of: entry.value, under: "steps", each: "- given: a step") {
        readListedStep(item, into: &collector)
      }
    }
  }

  private mutating func readSteps(_ keyword: Step.Keyword, _ entry: YAMLEntry, into collector: inout StepCollector) {
    switch entry.value.content {
    case .sequence(let items):
      collector.steps.reserveCapacity(collector.steps.count + items.count)
      for item in items { readStep(keyword, item, into: &collector) }
      if items.isEmpty { reportMissingStep(keyword, at: entry.key) }
    case .scalar where entry.value.isNull: reportMissingStep(keyword, at: entry.key)
    default: readStep(keyword, entry.value, into: &collector)
    }
  }

  private mutating func reportMissingStep(_ keyword: Step.Keyword, at key: YAMLNode) {
    report(
      key, "'\(keyword.rawValue)' has no step.",
      advice: "Write one behind '\(keyword.rawValue):', or leave the line out.")
  }

  /// A step is its text, or a mapping of one key: `text: argument`.
  private mutating func readStep(_ keyword: Step.Keyword, _ node: YAMLNode, into collector: inout StepCollector) {
    switch node.content {
    case .scalar: append(keyword, node, argument: nil, to: &collector)
    case .mapping(let entries) where entries.count == 1:
      guard !reportSplitSentence(entries[0]), !reportNestedKeyword(entries[0], in: keyword) else { return }
      append(keyword, entries[0].key, argument: entries[0].value, to: &collector)
    case .mapping(let entries): reportSeveralKeys(entries, at: node)
    case .sequence: reportFlowCollection(node)
    }
  }

  /// `{given|when|then|and|but: text, with: argument}`.
  private mutating func readListedStep(_ node: YAMLNode, into collector: inout StepCollector) {
    guard case .mapping(let entries) = node.content else {
      reportListedStepShape(node)
      return
    }
    var step: (keyword: Step.Keyword, text: YAMLNode)?
    var argument: YAMLNode?
    var isReported = false
    for entry in entries {
      guard let key = key(of: entry, in: .step) else {
        isReported = isReported || entry.key.string?.hasPrefix("x-") != true
        continue
      }
      guard let keyword = key.stepKeyword else {
        argument = entry.value
        continue
      }
      if let first = step { reportTwoSteps(first.keyword, keyword, entry) } else { step = (keyword, entry.value) }
    }
    if let step {
      append(step.keyword, step.text, argument: argument, to: &collector)
    } else if !isReported {
      report(node, "The step has no text.", advice: "- given: a step\n  with: its argument")
    }
  }

  private mutating func append(
    _ keyword: Step.Keyword, _ node: YAMLNode, argument: YAMLNode?, to collector: inout StepCollector
  ) {
    guard case .scalar(let scalar) = node.content else {
      reportStepShape(keyword, node)
      return
    }
    checkComment(behind: node)
    if let argument { checkComment(behind: argument) }
    var text = scalar.text
    if scalar.style.isBlock { text = text.trimmed }
    if scalar.tag != nil || text.isEmpty || node.isNull {
      guard !reportUnreadableStep(keyword, node, scalar) else { return }
    }
    collector.steps.append(
      Step(
        keyword: keyword, text: text, location: source.location(of: node.position),
        argument: argument.flatMap { $0.isLeftOut ? nil : $0 },
        isBackground: collector.isBackground))
  }
}

extension YAMLNode {
  /// Whether nothing stands behind the colon, not even YAML's word for nothing.
  fileprivate var isLeftOut: Bool {
    guard case .scalar(let scalar) = content else { return false }
    return scalar.text.isEmpty && scalar.style == .plain
  }
}
