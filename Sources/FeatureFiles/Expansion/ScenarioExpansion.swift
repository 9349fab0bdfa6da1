import Diagnostics
import YAMLReader

/// Turns a feature as it is written into the scenarios that are run: backgrounds before the steps, examples filled in, tags
/// and settings inherited.
struct ScenarioExpansion {
  let file: String
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var scenarios: [Scenario] = []
  /// The identifiers given so far; since they hold the rule and the name, no two names of a section are equal.
  private var identifiers: Set<String> = []
  /// The next number to put behind a name that was given already.
  private var nextNumbers: [String: Int] = [:]
  private var holdsEscapes = true

  init(file: String) {
    self.file = file
  }

  /// Returns the scenarios of a feature in the order of the file, those of its rules behind its own.
  mutating func scenarios(of feature: Feature) -> [Scenario] {
    holdsEscapes = feature.holdsEscapes
    let count = feature.rules.reduce(feature.body.scenarios.count) { $0 + $1.scenarios.count }
    scenarios.reserveCapacity(count)
    identifiers.reserveCapacity(count)
    let outer = Surroundings(feature: feature.body, file: file)
    for index in feature.body.scenarios.indices { add(feature.body.scenarios[index], in: outer) }
    for rule in feature.rules {
      let inner = Surroundings(rule: rule, in: outer)
      for index in rule.scenarios.indices { add(rule.scenarios[index], in: inner) }
    }
    return scenarios
  }

  private mutating func add(_ outline: ScenarioOutline, in surroundings: Surroundings) {
    guard let examples = outline.examples else {
      addScenario(outline, in: surroundings)
      return
    }
    addRows(of: outline, examples, in: surroundings)
  }

  // MARK: A scenario without examples

  private mutating func addScenario(_ outline: ScenarioOutline, in surroundings: Surroundings) {
    let unescape = holdsEscapes
    let written = unescape ? TextTemplate.unescaped(outline.name) : outline.name
    let (id, name) = unique(written, in: surroundings)
    if name != written { reportTwin(of: outline, written, renamed: name, in: surroundings) }
    let own = unescape ? outline.steps.map(\.unescaped) : outline.steps
    scenarios.append(
      Scenario(
        id: id, name: name,
        description: unescape ? outline.description.map(TextTemplate.unescaped) : outline.description,
        feature: surroundings.feature, rule: surroundings.rule, tags: surroundings.tags.adding(outline.tags),
        location: outline.location, lines: outline.lines,
        settings: outline.settings.inherited(from: surroundings.settings),
        steps: surroundings.steps(before: own)))
  }

  private mutating func reportTwin(
    of outline: ScenarioOutline, _ name: String, renamed: String, in surroundings: Surroundings
  ) {
    let first = scenarios.first { $0.name == name && $0.rule == surroundings.rule }
    diagnostics.append(
      Diagnostic(
        .warning, at: outline.location, length: outline.name.unicodeScalars.count,
        "There are two scenarios of this name, so reports call the second '\(renamed)'.",
        advice: "Give each a name that says what is different.",
        notes: first.map { [.init(at: $0.location, "The first one is here.")] } ?? []))
  }

  /// Returns the name, with a number behind it where another scenario of the section has it already.
  private mutating func unique(_ name: String, in surroundings: Surroundings) -> (Scenario.ID, name: String) {
    let id = surroundings.prefix + name
    if identifiers.insert(id).inserted { return (Scenario.ID(rawValue: id), name) }
    var number = nextNumbers[id] ?? 2
    while !identifiers.insert("\(id) #\(number)").inserted { number += 1 }
    nextNumbers[id] = number + 1
    return (Scenario.ID(rawValue: "\(id) #\(number)"), "\(name) #\(number)")
  }

  // MARK: A scenario with examples

  private mutating func addRows(
    of outline: ScenarioOutline, _ groups: [ScenarioOutline.Examples], in surroundings: Surroundings
  ) {
    let template = OutlineTemplate(outline)
    diagnostics += template.mistakes(in: groups, file: file)
    let settings = outline.settings.inherited(from: surroundings.settings)
    let tags = surroundings.tags.adding(outline.tags)
    let names = RowNames(template.name, groups: groups)
    var index = 0
    for group in groups {
      let filling = template.filling(for: group.table)
      let groupTags = tags.adding(group.tags)
      for row in group.table.rows {
        let (id, name) = unique(names.all[index], in: surroundings)
        index += 1
        let location = SourceLocation(file: file, position: row.position)
        scenarios.append(
          Scenario(
            id: id, name: name, description: filling.description(for: row), feature: surroundings.feature,
            rule: surroundings.rule, tags: groupTags,
            row: .init(group: group.name, cells: filling.cells(of: row), location: location), location: location,
            lines: outline.lines, settings: settings, steps: surroundings.steps(before: filling.steps(for: row))))
      }
    }
  }
}

extension Surroundings {
  /// The background's steps and a scenario's own; a scenario without steps has no background either.
  fileprivate func steps(before own: [Step]) -> [Step] {
    background.isEmpty || own.isEmpty ? own : background + own
  }
}

extension Step {
  /// This step outside examples, where `\<` is all that is special.
  fileprivate var unescaped: Step {
    guard argument != nil || text.utf8.contains(UInt8(ascii: "\\")) else { return self }
    return filled(text: TextTemplate.unescaped(text), argument: argument?.unescaped)
  }
}
