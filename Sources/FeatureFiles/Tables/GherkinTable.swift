import Diagnostics
import YAMLReader

/// Rows of cells between bars, as Gherkin writes tables.
///
///     | name  | price |
///     | Apple | 1.20  |
///
/// Grammar (Gherkin's data tables): a line is `| cell | cell |`; `\|` is a bar, `\\` a backslash and `\n` a line break in a cell.
/// Empty lines and lines that begin with `#` are left out.
struct GherkinTable {
  /// A line of the table.
  struct Row {
    let cells: [String]
    /// Which line of the text it is, from 0.
    let line: Int
  }

  private(set) var rows: [Row] = []
  /// The first line that is no row of a table.
  private(set) var brokenLine: (number: Int, text: String)?

  init(_ text: String) {
    for (number, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      let line = String(line).trimmed
      if line.isEmpty || line.hasPrefix("#") { continue }
      if let cells = Self.cells(of: line) {
        rows.append(Row(cells: cells, line: number))
      } else if brokenLine == nil {
        brokenLine = (number, line)
      }
    }
  }

  /// Whether a text looks like a table: its first character is a bar.
  static func begins(_ text: String) -> Bool {
    text.first { !$0.isWhitespace } == "|"
  }

  private static func cells(of line: String) -> [String]? {
    var cells: [String] = []
    var cell = ""
    var isEscaped = false
    guard line.first == "|" else { return nil }
    for character in line.dropFirst() {
      switch (isEscaped, character) {
      case (true, "n"): cell += "\n"
      case (true, "|"), (true, "\\"): cell.append(character)
      case (true, _): cell += "\\\(character)"
      case (false, "\\"): break
      case (false, "|"):
        cells.append(cell.trimmed)
        cell = ""
      default: cell.append(character)
      }
      isEscaped = !isEscaped && character == "\\"
    }
    return cell.trimmed.isEmpty && !isEscaped && !cells.isEmpty ? cells : nil
  }
}
