import Diagnostics
import YAMLReader

extension Step {
  /// The argument as people read it: a table with aligned columns, a text between quotes, or YAML; none without one.
  package var argumentLines: [String] {
    guard let argument else { return [] }
    if case .scalar(let scalar) = argument.content {
      let lines = scalar.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
      return ["\"\"\""] + (lines.last?.isEmpty == true ? lines.dropLast() : lines) + ["\"\"\""]
    }
    return argument.tableRows.map(tableLines) ?? argument.blockLines
  }

  private func tableLines(_ rows: [[String]]) -> [String] {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      rows.map { $0.indices.contains(column) ? $0[column].displayWidth : 0 }.max() ?? 0
    }
    return rows.map { row in "| " + zip(row, widths).map { $0.padded(to: $1) }.joined(separator: " | ") + " |" }
  }
}

extension YAMLNode {
  /// The cells of a list of mappings with the same keys, these first, or of a list of lists; nil for anything else.
  fileprivate var tableRows: [[String]]? {
    guard case .sequence(let items) = content, let first = items.first else { return nil }
    let rows = items.compactMap(\.cells)
    guard rows.count == items.count, rows.allSatisfy({ $0.count == rows[0].count }) else { return nil }
    guard let header = first.keys else { return items.contains { $0.keys != nil } ? nil : rows }
    return items.allSatisfy { $0.keys == header } ? [header] + rows : nil
  }

  private var keys: [String]? {
    guard case .mapping(let entries) = content else { return nil }
    return entries.map { $0.key.cell ?? "" }
  }

  private var cells: [String]? {
    let nodes: [YAMLNode]
    switch content {
    case .scalar: return nil
    case .sequence(let items): nodes = items
    case .mapping(let entries): nodes = entries.map(\.value)
    }
    let cells = nodes.compactMap(\.cell)
    return cells.count == nodes.count ? cells : nil
  }

  /// The text of a scalar that fits in a cell.
  private var cell: String? {
    guard case .scalar(let scalar) = content, !scalar.text.contains(where: \.isNewline) else { return nil }
    return scalar.text
  }

  /// The value in YAML's block style.
  fileprivate var blockLines: [String] {
    switch content {
    case .scalar(let scalar): scalar.text.split(whereSeparator: \.isNewline).map(String.init)
    case .sequence(let items): items.flatMap { $0.blockLines.hanging(after: "- ") }
    case .mapping(let entries):
      entries.flatMap { entry -> [String] in
        let key = "\(entry.key.cell ?? "?"):"
        if let value = entry.value.cell { return ["\(key) \(value)"] }
        return [key] + entry.value.blockLines.map { "  \($0)" }
      }
    }
  }
}

extension [String] {
  /// These lines with `mark` before the first and as many blanks before the others.
  fileprivate func hanging(after mark: String) -> [String] {
    let blanks = String(repeating: " ", count: mark.count)
    return enumerated().map { ($0 == 0 ? mark : blanks) + $1 }
  }
}
