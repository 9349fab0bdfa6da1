/// Makes nodes of an expression's tokens.
///
///     cucumber-expression = ( alternation | optional | parameter | text )*
///
/// Source: cucumber-expressions, ARCHITECTURE.md, "Grammar". A superset is parsed; `ExpressionCompiler` refuses what has
/// no meaning.
struct ExpressionParser {
  private let source: String
  private let tokens: [ExpressionToken]
  private var current = 1
  /// The tokens before this one were looked through for an alternation, and there is none.
  private var looked = 0

  private init(_ source: String) throws(ExpressionError) {
    self.source = source
    tokens = try ExpressionTokenizer.tokens(of: source)
  }

  /// Returns the nodes of an expression.
  static func nodes(of source: String) throws(ExpressionError) -> [ExpressionNode] {
    var parser = try ExpressionParser(source)
    var nodes: [ExpressionNode] = []
    while parser.token.kind != .endOfLine {
      if let alternation = try parser.parseAlternation() {
        nodes.append(alternation)
      } else {
        nodes.append(try parser.parsePiece())
      }
    }
    return nodes
  }

  private var token: ExpressionToken { tokens[current] }

  /// alternation = (?<=left-boundary), alternative*, ( "/" + alternative* )+, (?=right-boundary)
  /// left-boundary = whitespace | "}" | "^"
  /// right-boundary = whitespace | "{" | "$"
  private mutating func parseAlternation() throws(ExpressionError) -> ExpressionNode? {
    guard current >= looked, [.startOfLine, .whitespace, .endParameter].contains(tokens[current - 1].kind) else {
      return nil
    }
    let first = current
    var alternatives: [ExpressionNode.Alternative] = []
    var nodes: [ExpressionNode] = []
    var start = token.range.lowerBound
    while ![.whitespace, .endOfLine, .beginParameter].contains(token.kind) {
      if token.kind == .alternation {
        alternatives.append(.init(nodes: nodes, range: start..<token.range.lowerBound))
        (nodes, start) = ([], token.range.upperBound)
        current += 1
      } else {
        nodes.append(try parsePiece())
      }
    }
    guard !alternatives.isEmpty else {
      (looked, current) = (current, first)
      return nil
    }
    let end = token.range.lowerBound
    alternatives.append(.init(nodes: nodes, range: start..<end))
    return ExpressionNode(kind: .alternation(alternatives), range: tokens[first].range.lowerBound..<end)
  }

  /// alternative = optional | parameter | text
  private mutating func parsePiece() throws(ExpressionError) -> ExpressionNode {
    switch token.kind {
    case .beginOptional: return try parseOptional()
    case .beginParameter: return try parseParameter()
    default: return try parseText()
    }
  }

  /// text = whitespace | ")" | "}" | .
  private mutating func parseText() throws(ExpressionError) -> ExpressionNode {
    guard token.kind != .alternation else { throw .alternationNotAllowedInOptional(source, at: token.range) }
    defer { current += 1 }
    return ExpressionNode(kind: .text(token.text), range: token.range)
  }

  /// parameter = "{", name*, "}"
  /// name = whitespace | .
  private mutating func parseParameter() throws(ExpressionError) -> ExpressionNode {
    let begin = token
    var name = ""
    current += 1
    while token.kind != .endParameter {
      switch token.kind {
      case .endOfLine: throw .missingEndOfParameter(source, at: begin.range)
      case .whitespace, .text: name += token.text
      default: throw .invalidParameterName(source, at: token.range)
      }
      current += 1
    }
    defer { current += 1 }
    return ExpressionNode(kind: .parameter(name: name), range: begin.range.lowerBound..<token.range.upperBound)
  }

  /// optional = "(", option*, ")"
  /// option = optional | parameter | text
  ///
  /// Goes down without recursion, so that no number of parentheses exhausts the stack. What stands in an optional in an
  /// optional is dropped: that it stands there is the error.
  private mutating func parseOptional() throws(ExpressionError) -> ExpressionNode {
    var open: [(begin: Range<Int>, nodes: [ExpressionNode])] = []
    while true {
      switch token.kind {
      case .endOfLine where !open.isEmpty: throw .missingEndOfOptional(source, at: open[open.count - 1].begin)
      case .beginOptional:
        open.append((token.range, []))
        current += 1
      case .endOptional:
        let optional = open.removeLast()
        let range = optional.begin.lowerBound..<token.range.upperBound
        current += 1
        guard !open.isEmpty else { return ExpressionNode(kind: .optional(optional.nodes), range: range) }
        open[open.count - 1].nodes.append(ExpressionNode(kind: .optional([]), range: range))
      default: open[open.count - 1].nodes.append(try parsePiece())
      }
    }
  }
}
