import Diagnostics
import YAMLReader

/// Turns a node into rows of cells, and collects every mistake on the way.
///
/// A table is a list of mappings, whose keys are the columns; a list of lists; or a block of lines that is a Gherkin
/// table.
struct TableReader {
  /// Rows that are all of one length, the header among them where there is one.
  struct Table {
    var columns: [ExamplesTable.Column] = []
    var rows: [ExamplesTable.Row] = []
  }

  let file: String
  /// Whether the first of a list of lists names the columns.
  let takesHeader: Bool
  /// What to add where a column has no cell.
  let placeholderHint: (String) -> String
  private(set) var diagnostics: [Diagnostic] = []

  init(file: String, takesHeader: Bool, placeholderHint: @escaping (String) -> String = { _ in "" }) {
    self.file = file
    self.takesHeader = takesHeader
    self.placeholderHint = placeholderHint
  }

  /// Reads a table; nil, after a word about it, where the node is none.
  mutating func read(_ node: YAMLNode) -> Table? {
    switch node.content {
    case .sequence(let items):
      guard let first = items.first else { return Table() }
      switch first.content {
      case .mapping(let entries): return readMappings(items, columns: entries)
      case .sequence: return readLists(items)
      case .scalar: break
      }
    case .scalar(let scalar) where GherkinTable.begins(scalar.text): return readGherkin(scalar.text, node)
    default: break
    }
    let form = "- {condition: sunny, degrees: 24}\n- {condition: rainy, degrees: 11}"
    report(node, "A table is a list of rows, not \(Self.kind(of: node)).", advice: "Write rows like these:\n\(form)")
    return nil
  }

  private static func kind(of node: YAMLNode) -> String {
    if case .sequence = node.content { "a list of texts" } else { node.kind }
  }

  mutating func report(_ node: YAMLNode, _ problem: String, advice: String? = nil) {
    report(at: node.position, length: node.lengthOnItsLine, problem, advice: advice)
  }

  mutating func report(at position: SourcePosition, length: Int = 1, _ problem: String, advice: String? = nil) {
    diagnostics.append(
      Diagnostic(at: SourceLocation(file: file, position: position), length: length, problem, advice: advice))
  }

  // MARK: A list of mappings

  private mutating func readMappings(_ items: [YAMLNode], columns entries: [YAMLEntry]) -> Table {
    var table = Table(columns: entries.map { .init(name: $0.key.string ?? "", position: $0.key.position) })
    table.rows.reserveCapacity(items.count)
    for (index, item) in items.enumerated() {
      guard case .mapping(let entries) = item.content else {
        report(item, "Row \(index + 1) is \(item.kind), where the first row is a mapping.")
        continue
      }
      if let cells = cells(of: entries, row: index + 1, at: item, columns: table.columns) {
        table.rows.append(.init(cells: cells, position: item.position))
      }
    }
    return table
  }

  private mutating func cells(
    of entries: [YAMLEntry], row: Int, at node: YAMLNode, columns: [ExamplesTable.Column]
  ) -> [YAMLNode]? {
    var cells: [YAMLNode] = []
    cells.reserveCapacity(columns.count)
    for (index, column) in columns.enumerated() {
      // Rows mostly have their keys in the same order.
      if entries.indices.contains(index), entries[index].key.string == column.name {
        cells.append(entries[index].value)
      } else if let entry = entries.first(where: { $0.key.string == column.name }) {
        cells.append(entry.value)
      } else {
        report(
          at: node.position, "Row \(row) has no cell in the column '\(column.name)'.",
          advice: "Add '\(column.name): …' to the row\(placeholderHint(column.name)).")
      }
    }
    if cells.count == columns.count, entries.count == columns.count { return cells }
    for entry in entries where !columns.contains(where: { $0.name == entry.key.string }) {
      reportUnknownColumn(entry.key, row: row, columns: columns)
    }
    return nil
  }

  private mutating func reportUnknownColumn(_ key: YAMLNode, row: Int, columns: [ExamplesTable.Column]) {
    let name = key.string ?? ""
    let suggestion = Suggestion.didYouMean(name, among: columns.map(\.name))
    report(
      key, "Row \(row) has a cell in the column '\(name)', which the first row does not have.",
      advice: suggestion ?? "Take it out, or add '\(name): …' to every row.")
  }

  // MARK: A list of lists

  private mutating func readLists(_ items: [YAMLNode]) -> Table {
    var rows: [ExamplesTable.Row] = []
    for (index, item) in items.enumerated() {
      guard case .sequence(let cells) = item.content else {
        report(item, "Row \(index + 1) is \(item.kind), where the first row is a list.")
        continue
      }
      rows.append(.init(cells: cells, position: item.position))
    }
    return checked(rows, hasHeader: takesHeader)
  }

  // MARK: A Gherkin table

  private mutating func readGherkin(_ text: String, _ node: YAMLNode) -> Table? {
    let gherkin = GherkinTable(text)
    // The lines of a block begin below its bar; a text in quotes keeps the place of its first line.
    let first = node.position.line + (node.isLiteral ? 1 : 0)
    if let broken = gherkin.brokenLine {
      report(
        at: SourcePosition(line: first + broken.number, column: 1), length: 1,
        "A row of a table begins and ends with '|'.",
        advice: "Write it so: | \(broken.text.filter { $0 != "|" }.trimmed) |")
      return nil
    }
    let rows = gherkin.rows.map { row in
      let position = SourcePosition(line: first + (node.isLiteral ? row.line : 0), column: 1)
      return ExamplesTable.Row(
        cells: row.cells.map { YAMLNode(.scalar(YAMLScalar($0)), at: position) }, position: position)
    }
    return checked(rows, hasHeader: true)
  }

  /// Checks that each row is as long as the first one.
  private mutating func checked(_ rows: [ExamplesTable.Row], hasHeader: Bool) -> Table {
    guard let first = rows.first else { return Table() }
    var table = Table(rows: hasHeader ? [] : [first])
    let names = first.cells.map { $0.string ?? "" }
    if hasHeader {
      table.columns = zip(names, first.cells).map { .init(name: $0, position: $1.position) }
      // A data table in bars may be one without a header, so only examples insist on its names.
      if takesHeader { reportHeader(first) }
    }
    for (index, row) in rows.enumerated().dropFirst() {
      if row.cells.count == first.cells.count {
        table.rows.append(row)
      } else {
        reportLength(of: row, number: hasHeader ? index : index + 1, names: hasHeader ? names : nil, first.cells.count)
      }
    }
    return table
  }

  private mutating func reportLength(of row: ExamplesTable.Row, number: Int, names: [String]?, _ expected: Int) {
    let problem = "Row \(number) has \(row.cells.count.counted("cell")), where the "
    guard let names else {
      report(at: row.position, problem + "first has \(expected).", advice: "Give every row as many cells.")
      return
    }
    let advice =
      row.cells.count < expected
      ? "There is none in the column '\(names[row.cells.count])'\(placeholderHint(names[row.cells.count]))."
      : "The columns are \(names.joined(separator: ", ")); quote a cell that holds a comma."
    report(at: row.position, problem + "header has \(expected.counted("column")).", advice: advice)
  }

  private mutating func reportHeader(_ header: ExamplesTable.Row) {
    var names: Set<String> = []
    for cell in header.cells {
      guard let name = cell.string, !name.isEmpty else {
        report(cell, "A column has no name.", advice: "The first row of the table names the columns.")
        continue
      }
      if !names.insert(name).inserted {
        report(cell, "There are two columns of the name '\(name)'.", advice: "Give one of them another name.")
      }
    }
  }
}

extension YAMLNode {
  fileprivate var isLiteral: Bool {
    if case .scalar(let scalar) = content { return scalar.style.isBlock }
    return false
  }
}

extension Int {
  /// `1 cell`, `2 cells`.
  func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
