import Diagnostics
import YAMLReader

extension FeatureReader {
  /// `examples:` holds a table, or a list of groups `{examples: name, tags: […], rows: table}`.
  mutating func readExamples(_ entry: YAMLEntry) -> [ScenarioOutline.Examples] {
    let value = entry.value
    if case .mapping(let entries) = value.content {
      reportSingleMapping(entries, value)
      return []
    }
    guard case .sequence(let items) = value.content, items.contains(where: \.isExamplesGroup) else {
      return readTable(value, key: entry.key).map { [ScenarioOutline.Examples(table: $0)] } ?? []
    }
    return items.compactMap { readGroup($0) }
  }

  /// `{examples: name, tags: […], rows: table}`.
  private mutating func readGroup(_ node: YAMLNode) -> ScenarioOutline.Examples? {
    guard case .mapping(let entries) = node.content, node.isExamplesGroup else {
      report(
        node, "A group of examples has its rows under 'rows'.", advice: "- examples: a name\n  rows:\n    - {…}")
      return nil
    }
    var group = ScenarioOutline.Examples(table: ExamplesTable(columns: [], rows: []))
    var hasRows = false
    for entry in entries {
      switch key(of: entry, in: .examplesGroup) {
      case .examples: group.name = readName(entry)
      case .tags: group.tags = readTags(entry.value)
      case .description: _ = readDescription(entry)
      case .rows:
        hasRows = true
        if let table = readTable(entry.value, key: entry.key) { group.table = table }
      default: continue
      }
    }
    if !hasRows { report(at: node.position, "The group of examples has no rows.", advice: "rows:\n  - {…}") }
    return group
  }

  private mutating func readTable(_ node: YAMLNode, key: YAMLNode) -> ExamplesTable? {
    var reader = TableReader(file: source.file, takesHeader: true) { ", from which '<\($0)>' is filled" }
    let table = node.isNull ? .init() : reader.read(node)
    for mistake in reader.diagnostics { add(node.string == nil ? mistake : marked(mistake)) }
    guard let table else { return nil }
    if table.rows.isEmpty, reader.diagnostics.isEmpty {
      report(key, "The examples have no rows, so the scenario would never run.", advice: "- {condition: sunny}")
    }
    return ExamplesTable(columns: table.columns, rows: table.rows)
  }

  /// Puts the mark of a mistake in a Gherkin table under the whole row, since a block does not know its indentation.
  private mutating func marked(_ mistake: Diagnostic) -> Diagnostic {
    guard let location = mistake.location, location.column == 1, lines.indices.contains(location.line - 1) else {
      return mistake
    }
    let line = lines[location.line - 1]
    var marked = mistake
    marked.location?.position.column = line.prefix { $0.isWhitespace }.count + 1
    marked.length = line.trimmed.unicodeScalars.count
    return marked
  }

  private mutating func reportSingleMapping(_ entries: [YAMLEntry], _ node: YAMLNode) {
    guard !node.isExamplesGroup else {
      report(
        at: node.position, "Groups of examples stand in a list.", advice: "Put a dash before 'examples:' or 'rows:'.")
      return
    }
    let cells = entries.map { "\(FeatureAdvice.written($0.key)): \(FeatureAdvice.written($0.value))" }
    report(
      at: node.position, "Examples are a list of rows; this is one row without a list.",
      advice: "Put it in a list:\nexamples:\n  - {\(cells.joined(separator: ", "))}")
  }
}

extension YAMLNode {
  /// Whether it is a mapping that has its rows under a key of their own.
  fileprivate var isExamplesGroup: Bool {
    guard case .mapping(let entries) = content else { return false }
    return entries.contains { entry in
      guard entry.key.string == Key.rows.rawValue else { return false }
      if case .scalar(let scalar) = entry.value.content { return GherkinTable.begins(scalar.text) }
      return true
    }
  }
}
