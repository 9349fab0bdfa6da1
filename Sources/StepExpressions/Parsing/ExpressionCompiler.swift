/// Makes elements of an expression's nodes, and refuses nodes that have no meaning.
///
/// Source: cucumber-expressions, ARCHITECTURE.md, "Production Rules", and `CucumberExpression` for the order of checks.
struct ExpressionCompiler {
  private let source: String
  private let parameterTypes: ParameterTypes
  private var elements: [ExpressionElement] = []
  private var literal: [UInt8] = []

  private init(_ source: String, _ parameterTypes: ParameterTypes) {
    self.source = source
    self.parameterTypes = parameterTypes
  }

  /// Returns the elements of an expression.
  static func elements(
    of source: String, parameterTypes: ParameterTypes
  ) throws(ExpressionError) -> [ExpressionElement] {
    var compiler = ExpressionCompiler(source, parameterTypes)
    for node in try ExpressionParser.nodes(of: source) { try compiler.compile(node) }
    compiler.finishLiteral()
    return compiler.elements
  }

  private mutating func compile(_ node: ExpressionNode) throws(ExpressionError) {
    switch node.kind {
    case .text(let text):
      literal.append(contentsOf: text.utf8)
    case .optional(let nodes):
      append(.choice(TextChoice(optional: try text(ofOptional: nodes, at: node.range))))
    case .parameter(let name):
      guard let type = parameterTypes[name] else {
        throw .undefinedParameterType(source, at: node.range, name: name)
      }
      append(.parameter(type))
    case .alternation(let alternatives):
      for alternative in alternatives { try check(alternative) }
      var choices: [[TextChoice.Part]] = []
      for alternative in alternatives { choices.append(try parts(of: alternative)) }
      append(.choice(TextChoice(choices)))
    }
  }

  private mutating func append(_ element: ExpressionElement) {
    finishLiteral()
    elements.append(element)
  }

  private mutating func finishLiteral() {
    guard !literal.isEmpty else { return }
    elements.append(.literal(literal))
    literal = []
  }

  private func check(_ alternative: ExpressionNode.Alternative) throws(ExpressionError) {
    guard !alternative.nodes.isEmpty else { throw .emptyAlternative(source, at: alternative.range) }
    guard alternative.nodes.contains(where: \.isText) else {
      throw .alternativeOfOptionals(source, at: alternative.range)
    }
  }

  private func parts(of alternative: ExpressionNode.Alternative) throws(ExpressionError) -> [TextChoice.Part] {
    var parts: [TextChoice.Part] = []
    for node in alternative.nodes {
      switch node.kind {
      case .text(let text): parts.append(.init(bytes: Array(text.utf8), isOptional: false))
      case .optional(let nodes):
        parts.append(.init(bytes: try text(ofOptional: nodes, at: node.range), isOptional: true))
      case .parameter, .alternation: break  // The grammar ends an alternation before either of them.
      }
    }
    return parts
  }

  private func text(ofOptional nodes: [ExpressionNode], at range: Range<Int>) throws(ExpressionError) -> [UInt8] {
    if let parameter = nodes.first(where: \.isParameter) { throw .parameterInOptional(source, at: parameter.range) }
    if let optional = nodes.first(where: \.isOptional) { throw .optionalInOptional(source, at: optional.range) }
    guard nodes.contains(where: \.isText) else { throw .emptyOptional(source, at: range) }
    return nodes.reduce(into: []) { bytes, node in
      if case .text(let text) = node.kind { bytes.append(contentsOf: text.utf8) }
    }
  }
}
