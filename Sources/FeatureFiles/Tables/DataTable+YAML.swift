public import Diagnostics
public import YAMLReader

extension DataTable {
  /// Makes a table of a step's argument.
  ///
  /// A list of mappings has its keys as header, a list of lists has none, and a Gherkin table in a block of lines has its
  /// first row.
  ///
  /// - Throws: What is wrong with the first row that does not fit.
  public init(_ node: YAMLNode, file: String) throws(Diagnostic) {
    var reader = TableReader(file: file, takesHeader: false)
    let table = reader.read(node)
    if let first = reader.diagnostics.first { throw first }
    let header = table?.columns.map(\.name) ?? []
    var rows: [[String]] = header.isEmpty ? [] : [header]
    for row in table?.rows ?? [] {
      var texts: [String] = []
      for cell in row.cells { texts.append(try Self.text(of: cell, file: file)) }
      rows.append(texts)
    }
    self.init(rows: rows, hasHeader: !header.isEmpty)
  }

  /// Returns the rows of a Gherkin table as a list of mappings, each from the names of the columns to the cells; any other
  /// node as it is.
  ///
  /// A step whose argument is a list of Codable values takes its rows so, however the table is written.
  public static func mappings(of node: YAMLNode, file: String) throws(Diagnostic) -> YAMLNode {
    guard let text = node.string, GherkinTable.begins(text) else { return node }
    var reader = TableReader(file: file, takesHeader: true)
    let table = reader.read(node)
    if let first = reader.diagnostics.first { throw first }
    let keys = (table?.columns ?? []).map { YAMLNode(.scalar(YAMLScalar($0.name)), at: $0.position) }
    var list = node
    list.content = .sequence(
      (table?.rows ?? []).map { row in
        YAMLNode(.mapping(zip(keys, row.cells).map { YAMLEntry(key: $0, value: $1) }), at: row.position)
      })
    return list
  }

  private static func text(of cell: YAMLNode, file: String) throws(Diagnostic) -> String {
    if let text = cell.string { return text }
    throw Diagnostic(
      at: SourceLocation(file: file, position: cell.position), length: cell.lengthOnItsLine,
      "A cell of a data table is a text, not \(cell.kind).",
      advice: "Let the step take a Codable type, which may hold lists and mappings.")
  }
}
