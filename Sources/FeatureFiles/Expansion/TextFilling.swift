import YAMLReader

/// A template whose placeholders know the columns of one table.
struct TextFilling {
  private enum Part {
    case text(String)
    case cell(Int)
  }

  private let parts: [Part]

  init(_ template: TextTemplate, columns: [ExamplesTable.Column]) {
    parts = template.parts.map { part in
      switch part {
      case .text(let text): .text(text)
      case .placeholder(let name): columns.firstIndex { $0.name == name }.map { .cell($0) } ?? .text("<\(name)>")
      }
    }
  }

  /// Returns the text with the cells of a row in place of the placeholders.
  func filled(_ row: ExamplesTable.Row) -> String {
    if parts.count == 1, case .text(let text) = parts[0] { return text }
    var result = ""
    for part in parts {
      switch part {
      case .text(let text): result += text
      case .cell(let index): result += row.cells[index].cellText
      }
    }
    return result
  }
}

/// A YAML value whose placeholders know the columns of one table.
indirect enum NodeFilling {
  case constant(YAMLNode)
  case cell(Int)
  case scalar(TextFilling, YAMLScalar, YAMLNode)
  case sequence([NodeFilling], YAMLNode)
  case mapping([(key: NodeFilling, value: NodeFilling)], YAMLNode)

  init(_ node: YAMLNode, columns: [ExamplesTable.Column]) {
    switch node.content {
    case .scalar(let scalar): self = Self.scalar(scalar, node, columns)
    case .sequence(let items):
      let fillings = items.map { NodeFilling($0, columns: columns) }
      self = fillings.allSatisfy(\.isConstant) ? .constant(node.unescaped) : .sequence(fillings, node)
    case .mapping(let entries):
      let fillings = entries.map {
        (key: NodeFilling($0.key, columns: columns), value: NodeFilling($0.value, columns: columns))
      }
      let isConstant = fillings.allSatisfy { $0.key.isConstant && $0.value.isConstant }
      self = isConstant ? .constant(node.unescaped) : .mapping(fillings, node)
    }
  }

  private static func scalar(_ scalar: YAMLScalar, _ node: YAMLNode, _ columns: [ExamplesTable.Column]) -> NodeFilling {
    let template = TextTemplate(scalar.text)
    if let name = template.soleColumn, let index = columns.firstIndex(where: { $0.name == name }) {
      return .cell(index)
    }
    if template.columns.isEmpty { return .constant(node.unescaped) }
    return .scalar(TextFilling(template, columns: columns), scalar, node)
  }

  private var isConstant: Bool {
    if case .constant = self { return true }
    return false
  }

  /// Returns the value with the cells of a row in place of the placeholders.
  func filled(_ row: ExamplesTable.Row) -> YAMLNode {
    switch self {
    case .constant(let node): return node
    case .cell(let index): return row.cells[index]
    case .scalar(let filling, var scalar, var node):
      scalar.text = filling.filled(row)
      node.content = .scalar(scalar)
      return node
    case .sequence(let fillings, var node):
      node.content = .sequence(fillings.map { $0.filled(row) })
      return node
    case .mapping(let fillings, var node):
      node.content = .mapping(fillings.map { YAMLEntry(key: $0.key.filled(row), value: $0.value.filled(row)) })
      return node
    }
  }
}

extension YAMLNode {
  /// This value outside examples, where `\<` is all that is special.
  var unescaped: YAMLNode {
    var node = self
    switch content {
    case .scalar(var scalar):
      scalar.text = TextTemplate.unescaped(scalar.text)
      node.content = .scalar(scalar)
    case .sequence(let items): node.content = .sequence(items.map(\.unescaped))
    case .mapping(let entries):
      node.content = .mapping(entries.map { YAMLEntry(key: $0.key.unescaped, value: $0.value.unescaped) })
    }
    return node
  }
}
