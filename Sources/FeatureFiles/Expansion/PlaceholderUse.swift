import Diagnostics
import YAMLReader

/// A place that names a column.
struct PlaceholderUse {
  let column: String
  let location: SourceLocation
  let length: Int
  /// Whether the cell becomes a part of a text, which a list or a mapping cannot.
  var isInsideText = true

  /// What tells one use from another, so that each is spoken of once.
  struct ID: Hashable {
    let column: String
    let location: SourceLocation
  }

  var id: ID { ID(column: column, location: location) }

  /// What to say where the examples have no such column.
  func missing(among columns: [String]) -> Diagnostic {
    let suggestion = Suggestion.didYouMean(column, among: columns)
    let list = "The columns are \(columns.joined(separator: ", ")); a '<' that begins no placeholder is written '\\<'."
    return Diagnostic(
      at: location, length: length, "The examples have no column '\(column)' to fill '<\(column)>' from.",
      advice: [suggestion, list].compactMap(\.self).joined(separator: "\n"))
  }
}

extension YAMLNode {
  /// Adds every place in an argument that names a column.
  func collectUses(into uses: inout [PlaceholderUse], isKey: Bool = false, file: String) {
    switch content {
    case .scalar(let scalar):
      let template = TextTemplate(scalar.text)
      let location = SourceLocation(file: file, position: position)
      uses += template.columns.map {
        PlaceholderUse(
          column: $0, location: location, length: lengthOnItsLine, isInsideText: isKey || template.soleColumn == nil)
      }
    case .sequence(let items): for item in items { item.collectUses(into: &uses, file: file) }
    case .mapping(let entries):
      for entry in entries {
        entry.key.collectUses(into: &uses, isKey: true, file: file)
        entry.value.collectUses(into: &uses, file: file)
      }
    }
  }
}
