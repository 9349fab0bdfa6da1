/// A place in a file that a person wrote: a feature file, a Swift file, or a configuration.
public struct SourceLocation: Hashable, Codable, Sendable, CustomStringConvertible {
  /// The file's path as the user knows it: relative to the working directory where it was given so.
  public var file: String
  /// The line and the column.
  public var position: SourcePosition

  /// The line, from 1.
  public var line: Int { position.line }
  /// The column, from 1, in Unicode scalars.
  public var column: Int { position.column }

  /// Makes a location from a file and a position in it.
  public init(file: String, position: SourcePosition) {
    self.file = file
    self.position = position
  }

  /// Makes a location from a file, a line and a column, both from 1.
  public init(file: String, line: Int, column: Int) {
    self.init(file: file, position: SourcePosition(line: line, column: column))
  }

  /// The location as compilers write it: `file:line:column`.
  public var description: String { "\(file):\(line):\(column)" }
}
