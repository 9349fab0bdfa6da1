/// What the scenarios of a feature, or of a rule in it, have in common; made once, shared by all of them.
struct Surroundings {
  let feature: Scenario.Container
  let rule: Scenario.Container?
  let tags: [String]
  let settings: Scenario.Settings
  let background: [Step]
  /// What the identifiers begin with.
  let prefix: String

  /// The surroundings of a feature's own scenarios.
  init(feature: Feature.Section, file: String) {
    self.feature = feature.container
    rule = nil
    tags = feature.tags
    settings = feature.settings.inherited(from: Scenario.Settings())
    background = feature.background?.steps ?? []
    // ASCII all through, since such texts are hashed several times faster.
    prefix = "\(file) > "
  }

  /// The surroundings of a rule's scenarios, inside those of its feature.
  init(rule: Feature.Section, in outer: Surroundings) {
    feature = outer.feature
    self.rule = rule.container
    tags = outer.tags.adding(rule.tags)
    settings = rule.settings.inherited(from: outer.settings)
    background = outer.background + (rule.background?.steps ?? [])
    prefix = "\(outer.prefix)\(rule.container.name) > "
  }
}

extension [String] {
  /// These tags and others behind them, none twice.
  func adding(_ others: [String]) -> [String] {
    others.isEmpty ? self : self + others.filter { !contains($0) }
  }
}
