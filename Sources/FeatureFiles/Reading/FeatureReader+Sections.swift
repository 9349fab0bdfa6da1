import Diagnostics
import YAMLReader

/// A feature's own section and those of its rules.
struct FeatureSections {
  var body: Feature.Section
  var rules: [Feature.Section] = []
  /// Whether there is something under `scenarios:` that could not be read, and was spoken of.
  var hasBrokenScenarios = false
}

extension FeatureReader {
  /// `feature:` with its rules behind it.
  mutating func readSections(_ entries: [YAMLEntry], of node: YAMLNode) -> FeatureSections {
    var rules: [Feature.Section] = []
    let errors = diagnostics.count
    let body = readSection(entries, of: node, as: .feature) { reader, value in
      for item in reader.items(of: value, under: "rules", each: "- rule: A rule") {
        if let rule = reader.readRule(item) { rules.append(rule) }
      }
    }
    return FeatureSections(body: body, rules: rules, hasBrokenScenarios: diagnostics.count > errors)
  }

  /// `rule: name` and its scenarios.
  private mutating func readRule(_ node: YAMLNode) -> Feature.Section? {
    guard case .mapping(let entries) = node.content else {
      report(node, "A rule is a mapping that begins with 'rule:', not \(node.kind).", advice: "- rule: A rule")
      return nil
    }
    let rule = readSection(entries, of: node, as: .rule) { _, _ in }
    if rule.scenarios.isEmpty {
      report(
        .warning, at: rule.container.location.position, "This is a rule with no scenarios.",
        advice: "List them under its 'scenarios:'.")
    }
    return rule
  }

  private mutating func readSection(
    _ entries: [YAMLEntry], of node: YAMLNode, as construct: Construct,
    rules: (inout FeatureReader, YAMLNode) -> Void
  ) -> Feature.Section {
    var section = Feature.Section(.init(name: "", location: source.location(of: node.position)))
    var isNamed = false
    for entry in entries {
      switch key(of: entry, in: construct) {
      case .feature, .rule:
        isNamed = true
        section.container.name = readName(entry) ?? ""
        section.container.location = source.location(of: entry.value.position)
      case .description: section.description = readDescription(entry)
      case .tags: section.tags = readTags(entry.value)
      case .background: section.background = readBackground(entry)
      case .scenarios: section.scenarios = readScenarios(entry.value)
      case .rules: rules(&self, entry.value)
      case let key?: readSetting(key, entry.value, into: &section.settings)
      case nil: continue
      }
    }
    if !isNamed, !construct.isNameMisspelled(in: entries) { reportMissingName(of: construct, at: node) }
    return section
  }

  private mutating func reportMissingName(of construct: Construct, at node: YAMLNode) {
    let word = construct == .rule ? "rule" : "feature"
    report(
      at: node.position, "The \(word) has no name.",
      advice: construct == .rule ? "Begin it with '- rule: ' and its name." : "Begin it with 'feature: ' and its name.")
  }

  /// `background:` takes steps as a scenario does.
  private mutating func readBackground(_ entry: YAMLEntry) -> Feature.Background? {
    guard case .mapping(let entries) = entry.value.content else {
      report(
        entry.value, "A background is a mapping with steps, not \(entry.value.kind).",
        advice: "background:\n  given: \(FeatureAdvice.stepText(entry.value))")
      return nil
    }
    var background = Feature.Background()
    var steps = StepCollector(isBackground: true)
    for entry in entries {
      switch key(of: entry, in: .background) {
      case .description: background.description = readDescription(entry)
      case let key?: readSteps(key, entry, into: &steps)
      case nil: continue
      }
    }
    background.steps = steps.steps
    return background
  }

  /// Returns the items of a list; an item that is not in a list counts, after a word about it, as none.
  mutating func items(of value: YAMLNode, under key: String, each form: String) -> [YAMLNode] {
    if case .sequence(let items) = value.content { return items }
    if !value.isNull {
      report(
        value, "'\(key)' holds a list, not \(value.kind).",
        advice: "Put a dash before each one:\n\(key):\n  \(form)")
    }
    return []
  }

  /// The name behind `feature:`, `rule:`, `scenario:` or `examples:`, on one line.
  mutating func readName(_ entry: YAMLEntry) -> String? {
    let word = entry.key.string ?? "name"
    guard case .scalar(let scalar) = entry.value.content else {
      report(
        entry.value, "The name of a \(word) is a text, not \(entry.value.kind).",
        advice: FeatureAdvice.quote(line: entry.value.position.line, of: lines, "Quote it:"))
      return nil
    }
    checkComment(behind: entry.value)
    if entry.value.isNull || scalar.text.trimmed.isEmpty {
      report(entry.key, "The \(word) has no name.", advice: "Write its name behind '\(word):'.")
      return nil
    }
    return scalar.style.isBlock || entry.value.lastLine > entry.value.position.line
      ? scalar.text.split(whereSeparator: \.isWhitespace).joined(separator: " ") : scalar.text
  }

  /// What a feature, a rule, a background or a scenario is about: a text of any length.
  mutating func readDescription(_ entry: YAMLEntry) -> String? {
    if entry.value.isNull { return nil }
    guard let text = entry.value.string else {
      report(
        entry.value, "A description is a text, not \(entry.value.kind).",
        advice: "Write it as lines under 'description: |'.")
      return nil
    }
    return text
  }
}

extension YAMLScalar.Style {
  /// Whether the text stands on lines of its own.
  var isBlock: Bool { self == .literal || self == .folded }
}
