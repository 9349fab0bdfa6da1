import Diagnostics
import YAMLReader

/// The templates of a scenario with examples.
struct OutlineTemplate {
  let outline: ScenarioOutline
  let name: TextTemplate
  private let description: TextTemplate?
  private let texts: [TextTemplate]

  init(_ outline: ScenarioOutline) {
    self.outline = outline
    name = TextTemplate(outline.name)
    description = outline.description.map { TextTemplate($0) }
    texts = outline.steps.map { TextTemplate($0.text) }
  }

  /// Returns what makes scenarios of the rows of a table.
  func filling(for table: ExamplesTable) -> OutlineFilling {
    OutlineFilling(
      description: description.map { TextFilling($0, columns: table.columns) },
      steps: zip(outline.steps, texts).map { step, template in
        OutlineFilling.StepFilling(
          step: step, text: TextFilling(template, columns: table.columns),
          argument: step.argument.map { NodeFilling($0, columns: table.columns) })
      },
      columns: table.columns.map(\.name))
  }

  // MARK: Mistakes

  /// Returns a mistake for each placeholder without a column, and a warning for each column without a placeholder.
  func mistakes(in groups: [ScenarioOutline.Examples], file: String) -> [Diagnostic] {
    let uses = uses(file: file)
    var reported: Set<PlaceholderUse.ID> = []
    var diagnostics: [Diagnostic] = []
    for group in groups where !group.table.columns.isEmpty {
      let columns = group.table.columns.map(\.name)
      let missing = uses.filter { !columns.contains($0.column) }
      for use in missing where reported.insert(use.id).inserted {
        diagnostics.append(use.missing(among: columns))
      }
      // A misspelled placeholder leaves its column unused, which needs no word of its own.
      if missing.isEmpty { diagnostics += Self.unused(group.table.columns, uses, file: file) }
      diagnostics += Self.misplacedCells(in: group.table, used: uses, file: file)
    }
    return diagnostics
  }

  private static func unused(
    _ columns: [ExamplesTable.Column], _ uses: [PlaceholderUse], file: String
  ) -> [Diagnostic] {
    let used = Set(uses.map(\.column))
    return columns.filter { !used.contains($0.name) && !$0.name.isEmpty }.map { unused($0, file: file) }
  }

  private static func unused(_ column: ExamplesTable.Column, file: String) -> Diagnostic {
    Diagnostic(
      .warning, at: SourceLocation(file: file, position: column.position), length: column.name.unicodeScalars.count,
      "Nothing in the scenario uses the column '\(column.name)'.",
      advice: column.name.hasPrefix("<")
        ? "Name the column without brackets; they stand around its name where its cells belong."
        : "Write '<\(column.name)>' where its cells belong, or take the column out.")
  }

  /// Lists and mappings cannot stand inside a sentence.
  private static func misplacedCells(
    in table: ExamplesTable, used uses: [PlaceholderUse], file: String
  ) -> [Diagnostic] {
    let inSentences = Set(uses.filter(\.isInsideText).map(\.column))
    let indices = table.columns.indices.filter { inSentences.contains(table.columns[$0].name) }
    return table.rows.flatMap { row in
      indices.compactMap { index in
        let cell = row.cells[index]
        guard cell.string == nil else { return nil }
        return Diagnostic(
          at: SourceLocation(file: file, position: cell.position),
          "The cell in the column '\(table.columns[index].name)' is \(cell.kind), and a text names it.",
          advice: "Lists and mappings fill only a value that is nothing else than '<\(table.columns[index].name)>'.")
      }
    }
  }

  private func uses(file: String) -> [PlaceholderUse] {
    var uses = name.columns.map {
      PlaceholderUse(column: $0, location: outline.location, length: outline.name.unicodeScalars.count)
    }
    uses += (description?.columns ?? []).map { PlaceholderUse(column: $0, location: outline.location, length: 1) }
    for (step, template) in zip(outline.steps, texts) {
      uses += template.columns.map {
        PlaceholderUse(column: $0, location: step.location, length: step.text.unicodeScalars.count)
      }
      step.argument?.collectUses(into: &uses, file: file)
    }
    return uses
  }
}
