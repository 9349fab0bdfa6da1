import Diagnostics
import YAMLReader

extension FeatureReader {
  /// `scenarios:` holds a list of scenarios.
  mutating func readScenarios(_ value: YAMLNode) -> [ScenarioOutline] {
    let items = items(of: value, under: "scenarios", each: "- scenario: A scenario")
    var outlines: [ScenarioOutline] = []
    outlines.reserveCapacity(items.count)
    for item in items {
      if let outline = readScenario(item) { outlines.append(outline) }
    }
    return outlines
  }

  /// `scenario: name` with its steps and what is said of it.
  private mutating func readScenario(_ node: YAMLNode) -> ScenarioOutline? {
    guard case .mapping(let entries) = node.content else {
      reportScenarioShape(node)
      return nil
    }
    var outline = ScenarioOutline(
      name: "", location: source.location(of: node.position),
      lines: node.position.line...max(node.position.line, node.lastLine))
    // One step a key is the usual case.
    var steps = StepCollector(isBackground: false, capacity: entries.count - 1)
    var isNamed = false
    var name: String?
    for entry in entries {
      switch key(of: entry, in: .scenario) {
      case .scenario:
        isNamed = true
        name = readName(entry)
        outline.location = source.location(of: entry.value.position)
      case .description: outline.description = readDescription(entry)
      case .tags: outline.tags = readTags(entry.value)
      case .examples: outline.examples = readExamples(entry)
      case .some(let key) where key.stepKeyword != nil || key == .steps: readSteps(key, entry, into: &steps)
      case let key?: readSetting(key, entry.value, into: &outline.settings)
      case nil: continue
      }
    }
    if !isNamed, !Construct.scenario.isNameMisspelled(in: entries) {
      reportNamelessScenario(node, hasSteps: steps.form != nil)
    }
    guard let name else { return nil }
    outline.name = name
    outline.steps = steps.steps
    if steps.form == nil, !Construct.scenario.areStepsMisspelled(in: entries) { reportEmptyScenario(outline) }
    return outline
  }

  private mutating func reportEmptyScenario(_ outline: ScenarioOutline) {
    report(
      .warning, at: outline.location.position, length: outline.name.unicodeScalars.count,
      "The scenario has no steps, so it passes.", advice: "Give it a 'given:', a 'when:' and a 'then:'.")
  }

  private mutating func reportNamelessScenario(_ node: YAMLNode, hasSteps: Bool) {
    guard hasSteps else {
      report(at: node.position, "The scenario has no name.", advice: "Begin it with '- scenario: ' and its name.")
      return
    }
    report(
      at: node.position, "The scenario has no name; a step stands here where a scenario belongs.",
      advice:
        "Indent it as far as the keys of the scenario that it belongs to, or begin with '- scenario: ' and a name.")
  }

  private mutating func reportScenarioShape(_ node: YAMLNode) {
    if let text = node.string, let line = FeatureAdvice.colonAdded(to: text) {
      report(node, "The colon behind the first word is missing.", advice: "Write it so: - \(line)")
    } else {
      report(
        node, "A scenario is a mapping that begins with 'scenario:', not \(node.kind).",
        advice: "- scenario: \(node.isNull ? "A scenario" : FeatureAdvice.stepText(node))")
    }
  }
}
