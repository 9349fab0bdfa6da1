import YAMLReader

/// The names of the scenarios that the rows of an outline make.
///
/// A name is the outline's, its placeholders filled. Where that does not tell one row from another, the cells that it does
/// not hold follow in brackets, so that a row is called the same whichever other rows are run.
struct RowNames {
  private(set) var all: [String] = []

  /// The most characters that a cell, and all cells together, take in a name.
  private static let cellLimit = 40, cellsLimit = 160

  init(_ template: TextTemplate, groups: [ScenarioOutline.Examples]) {
    let used = Set(template.columns)
    for group in groups {
      let filling = TextFilling(template, columns: group.table.columns)
      for row in group.table.rows { all.append(filling.filled(row).onOneLine) }
    }
    let counts = all.reduce(into: [String: Int](minimumCapacity: all.count)) { $0[$1, default: 0] += 1 }
    guard used.isEmpty || counts.count < all.count else { return }
    var index = 0
    for group in groups {
      for row in group.table.rows {
        if used.isEmpty || counts[all[index], default: 1] > 1 {
          all[index] += Self.brackets(row, group.table.columns, without: used)
        }
        index += 1
      }
    }
  }

  private static func brackets(
    _ row: ExamplesTable.Row, _ columns: [ExamplesTable.Column], without used: Set<String>
  ) -> String {
    var cells = ""
    for (column, cell) in zip(columns, row.cells) where !used.contains(column.name) {
      cells += "\(cells.isEmpty ? "" : ", ")\(column.name): \(cell.cellText.onOneLine.shortened(to: cellLimit))"
    }
    return cells.isEmpty ? "" : " (\(cells.shortened(to: cellsLimit)))"
  }
}

extension String {
  /// This text with its line breaks as blanks.
  fileprivate var onOneLine: String {
    utf8.contains(10) ? split(whereSeparator: \.isNewline).joined(separator: " ") : self
  }

  /// This text, cut behind so many characters, with an ellipsis in place of the rest.
  fileprivate func shortened(to limit: Int) -> String {
    utf8.count <= limit || count <= limit ? self : prefix(limit - 1) + "…"
  }
}

extension YAMLNode {
  /// A cell as a text: a scalar as it is written, lists and mappings in YAML's brackets.
  var cellText: String { string ?? flowText() }
}
