/// A line and a column in a text, both counted from 1; columns count Unicode scalars.
public struct SourcePosition: Hashable, Comparable, Codable, Sendable {
  /// The line, from 1.
  public var line: Int {
    get { Int(packedLine) }
    set { packedLine = UInt32(clamping: newValue) }
  }

  /// The column, from 1, in Unicode scalars.
  public var column: Int {
    get { Int(packedColumn) }
    set { packedColumn = UInt32(clamping: newValue) }
  }

  // A suite of ten thousand scenarios holds a few hundred thousand positions, so they are kept small.
  private var packedLine: UInt32
  private var packedColumn: UInt32

  /// Makes a position from a line and a column, both from 1.
  public init(line: Int, column: Int) {
    packedLine = UInt32(clamping: line)
    packedColumn = UInt32(clamping: column)
  }

  /// Orders positions as they are read: by line, then by column.
  public static func < (left: Self, right: Self) -> Bool {
    (left.packedLine, left.packedColumn) < (right.packedLine, right.packedColumn)
  }
}
