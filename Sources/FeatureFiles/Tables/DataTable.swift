/// A step's argument as rows of cells.
public struct DataTable: Hashable, Codable, Sendable {
  /// The rows, a header among them where the table has one.
  public var rows: [[String]]
  /// Whether the first row names the columns.
  public var hasHeader: Bool

  /// Makes a table from rows.
  public init(rows: [[String]], hasHeader: Bool) {
    self.rows = rows
    self.hasHeader = hasHeader
  }

  /// The names of the columns; empty where the table has no header.
  public var header: [String] { hasHeader ? rows.first ?? [] : [] }

  /// The rows without the header.
  public var body: ArraySlice<[String]> { hasHeader ? rows.dropFirst() : rows[...] }

  /// The rows below the header, each as its cells by the names of their columns.
  ///
  ///     for product in table.hashes { basket.add(product["name"] ?? "") }
  public var hashes: [[String: String]] {
    body.map { row in Dictionary(zip(header, row)) { first, _ in first } }
  }

  /// A table of two columns as a dictionary from the first to the second.
  public var rowsHash: [String: String] {
    Dictionary(body.compactMap { $0.count == 2 ? ($0[0], $0[1]) : nil }) { first, _ in first }
  }

  /// Returns the cells of a column from top to bottom; nil where no column has this name.
  public func column(_ name: String) -> [String]? {
    guard let index = header.firstIndex(of: name) else { return nil }
    return body.map { $0.indices.contains(index) ? $0[index] : "" }
  }

  /// The table with rows and columns exchanged.
  public var transposed: DataTable {
    let width = rows.map(\.count).max() ?? 0
    let columns = (0..<width).map { index in rows.map { $0.indices.contains(index) ? $0[index] : "" } }
    return DataTable(rows: columns, hasHeader: false)
  }
}
