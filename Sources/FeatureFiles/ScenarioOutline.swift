public import Diagnostics
public import YAMLReader

/// A scenario as it is written, with its examples beside it if it has any.
public struct ScenarioOutline: Sendable {
  /// Its name, placeholders included.
  public var name: String
  /// Where its name stands.
  public var location: SourceLocation
  /// The lines that it takes.
  public var lines: ClosedRange<Int>
  /// What it is about.
  public var description: String?
  /// Its own tags.
  public var tags: [String] = []
  /// What is said of it beside its steps.
  public var settings = WrittenSettings()
  /// Its own steps.
  public var steps: [Step] = []
  /// Its examples; nil where it has none and is run once.
  public var examples: [Examples]?

  /// Makes a scenario with nothing in it.
  public init(name: String, location: SourceLocation, lines: ClosedRange<Int>) {
    self.name = name
    self.location = location
    self.lines = lines
  }

  /// A group of examples: a table whose rows each make a scenario.
  public struct Examples: Sendable {
    /// Its name, if it has one.
    public var name: String?
    /// Its own tags.
    public var tags: [String] = []
    /// Its rows, all of them as long as the list of columns.
    public var table: ExamplesTable

    /// Makes a group.
    public init(name: String? = nil, tags: [String] = [], table: ExamplesTable) {
      self.name = name
      self.tags = tags
      self.table = table
    }
  }
}

/// Columns with their names, and rows of cells that may be any YAML value.
public struct ExamplesTable: Sendable {
  /// The name of a column.
  public struct Column: Sendable {
    /// The name.
    public var name: String
    /// Where it stands.
    public var position: SourcePosition
  }

  /// One row.
  public struct Row: Sendable {
    /// Its cells, one a column.
    public var cells: [YAMLNode]
    /// Where it begins.
    public var position: SourcePosition
  }

  /// The columns.
  public var columns: [Column]
  /// The rows.
  public var rows: [Row]
}
