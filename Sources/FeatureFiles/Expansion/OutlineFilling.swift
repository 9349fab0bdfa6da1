import Diagnostics
import YAMLReader

/// What makes scenarios of the rows of one table.
struct OutlineFilling {
  struct StepFilling {
    let step: Step
    let text: TextFilling
    let argument: NodeFilling?
  }

  let description: TextFilling?
  let steps: [StepFilling]
  let columns: [String]

  /// Returns the description of a row's scenario.
  func description(for row: ExamplesTable.Row) -> String? { description?.filled(row) }

  /// Returns the steps of a row's scenario, without those of backgrounds.
  func steps(for row: ExamplesTable.Row) -> [Step] {
    steps.map { filling in
      filling.step.filled(text: filling.text.filled(row), argument: filling.argument?.filled(row))
    }
  }

  /// Returns the cells of a row with their columns.
  func cells(of row: ExamplesTable.Row) -> [Scenario.Row.Cell] {
    zip(columns, row.cells).map { .init(column: $0, text: $1.cellText) }
  }
}
