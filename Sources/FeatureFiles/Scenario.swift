public import Diagnostics

/// One scenario as it will be run: background folded in, examples filled in, tags inherited.
///
/// It never changes, and every event of a run holds the scenario that it speaks of, so it is shared rather than copied.
public final class Scenario: Identifiable, Sendable {
  /// What names a scenario, the same in every run as long as its file, its name and its row stay.
  public struct ID: Hashable, Codable, Sendable {
    /// The identifier's text.
    public var rawValue: String

    /// Makes an identifier.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The feature, or the rule, that a scenario stands in.
  public struct Container: Hashable, Sendable {
    /// Its name.
    public var name: String
    /// Where it stands.
    public var location: SourceLocation

    /// Makes a container.
    public init(name: String, location: SourceLocation) {
      self.name = name
      self.location = location
    }
  }

  /// The row of an examples table that a scenario was made from.
  public struct Row: Hashable, Sendable {
    /// The name of the group of examples; nil where it has none.
    public var group: String?
    /// The row's cells with their columns' names, in the order of the columns.
    public var cells: [Cell]
    /// Where the row stands.
    public var location: SourceLocation

    /// One cell.
    public struct Cell: Hashable, Sendable {
      /// The column's name.
      public var column: String
      /// The cell as text.
      public var text: String

      /// Makes a cell.
      public init(column: String, text: String) {
        self.column = column
        self.text = text
      }
    }

    /// Makes a row.
    public init(group: String?, cells: [Cell], location: SourceLocation) {
      self.group = group
      self.cells = cells
      self.location = location
    }
  }

  /// What is said of a scenario beside its steps; on a feature or a rule it holds for all that is in it.
  public struct Settings: Hashable, Sendable {
    /// Why the scenario is skipped; nil where it is run.
    public var skipReason: String?
    /// The longest that it may take; nil where nothing is said.
    public var timeLimit: Duration?
    /// How often it is tried again after it failed; nil where nothing is said.
    public var retries: Int?
    /// Whether it runs alone.
    public var isSerial: Bool
    /// The resources that it shares with no other scenario that names them.
    public var resources: [String]

    /// Makes settings; without arguments, those of a scenario of which nothing is said.
    public init(
      skipReason: String? = nil, timeLimit: Duration? = nil, retries: Int? = nil, isSerial: Bool = false,
      resources: [String] = []
    ) {
      self.skipReason = skipReason
      self.timeLimit = timeLimit
      self.retries = retries
      self.isSerial = isSerial
      self.resources = resources
    }
  }

  /// Which of its repetitions it is, of how many.
  public struct Repetition: Hashable, Sendable {
    /// Its number, from 1.
    public var number: Int
    /// How many there are.
    public var count: Int
    /// What names the scenario that is repeated.
    public var original: ID
  }

  /// What names it.
  public let id: ID
  /// Its name, with its row where it has one; no other scenario of its feature and rule is named so.
  public let name: String
  /// What it is about, as its author wrote it.
  public let description: String?
  /// The feature that it stands in.
  public let feature: Container
  /// The rule that it stands in, if any.
  public let rule: Container?
  /// Its tags without `@`, inherited ones first, none twice.
  public let tags: [String]
  /// The row that it was made from, if any.
  public let row: Row?
  /// Where it stands: its row where it has one, else its name.
  public let location: SourceLocation
  /// The lines of its file that it takes, its examples included.
  public let lines: ClosedRange<Int>
  /// What is said of it beside its steps.
  public let settings: Settings
  /// Its steps, those of the backgrounds first.
  public let steps: [Step]
  /// Which of its repetitions it is; nil where it is run once.
  public let repetition: Repetition?

  /// What names it, or the scenario that it is a repetition of: what is remembered from run to run goes by this.
  public var originalID: ID { repetition?.original ?? id }

  /// The file that it stands in.
  public var file: String { location.file }

  /// Makes a scenario.
  public init(
    id: ID, name: String, description: String? = nil, feature: Container, rule: Container? = nil, tags: [String] = [],
    row: Row? = nil, location: SourceLocation, lines: ClosedRange<Int>? = nil, settings: Settings = Settings(),
    steps: [Step], repetition: Repetition? = nil
  ) {
    self.id = id
    self.name = name
    self.description = description
    self.feature = feature
    self.rule = rule
    self.tags = tags
    self.row = row
    self.location = location
    self.lines = lines ?? location.line...location.line
    self.settings = settings
    self.steps = steps
    self.repetition = repetition
  }

  /// One of several runs of this scenario, each with a name of its own.
  public func repetition(_ number: Int, of count: Int) -> Scenario {
    let suffix = " (repetition \(number) of \(count))"
    return Scenario(
      id: ID(rawValue: id.rawValue + suffix), name: name + suffix, description: description, feature: feature,
      rule: rule,
      tags: tags, row: row, location: location, lines: lines, settings: settings, steps: steps,
      repetition: Repetition(number: number, count: count, original: id))
  }

  /// The same scenario in a feature that is called otherwise.
  func inFeature(named name: String) -> Scenario {
    Scenario(
      id: id, name: self.name, description: description, feature: Container(name: name, location: feature.location),
      rule: rule, tags: tags, row: row, location: location, lines: lines, settings: settings, steps: steps)
  }
}
