/// A feature file as it is written: backgrounds and examples still stand where their author put them.
public struct Feature: Sendable {
  /// What stands on the feature itself, its scenarios outside every rule included.
  public var body: Section
  /// Its rules, in the order of the file.
  public var rules: [Section]
  /// Whether the file holds a `\<` somewhere, which is a `<` that begins no placeholder.
  var holdsEscapes = true

  /// Makes a feature.
  public init(body: Section, rules: [Section] = []) {
    self.body = body
    self.rules = rules
  }

  /// A feature or a rule: a name over scenarios, and what holds for all of them.
  public struct Section: Sendable {
    /// Its name and its place.
    public var container: Scenario.Container
    /// What it is about.
    public var description: String?
    /// Its own tags.
    public var tags: [String] = []
    /// What it says of its scenarios.
    public var settings = WrittenSettings()
    /// The steps that stand before those of each of its scenarios.
    public var background: Background?
    /// Its scenarios.
    public var scenarios: [ScenarioOutline] = []

    /// Makes a section with nothing in it.
    public init(_ container: Scenario.Container) {
      self.container = container
    }
  }

  /// Steps that stand before those of each scenario of a feature or a rule.
  public struct Background: Sendable {
    /// What it is about.
    public var description: String?
    /// Its steps.
    public var steps: [Step] = []

    /// Makes a background.
    public init(description: String? = nil, steps: [Step] = []) {
      self.description = description
      self.steps = steps
    }
  }
}
