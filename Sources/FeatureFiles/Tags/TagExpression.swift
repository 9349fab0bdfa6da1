public import Diagnostics

/// A condition on tags, such as `smoke and not (slow or @wip)`.
///
/// Grammar, Cucumber's tag expressions (github.com/cucumber/tag-expressions): `or` binds less than `and`, `and` less than
/// `not`; parentheses group; a backslash takes its meaning from a `(`, a `)`, a `\` or a blank; nothing at all matches
/// everything. The `@` before a tag may be there or not, in the expression and on the scenario.
public struct TagExpression: Sendable, CustomStringConvertible {
  indirect enum Node: Sendable {
    case everything
    case tag(String)
    case not(Node)
    // Lists rather than pairs, so that a long chain is no deep tree.
    case and([Node])
    case or([Node])
  }

  /// The expression as it is written.
  public let source: String
  private let root: Node

  /// The expression that every scenario fulfils.
  public static let everything = TagExpression(source: "", root: .everything)

  private init(source: String, root: Node) {
    self.source = source
    self.root = root
  }

  /// Reads an expression.
  ///
  /// - Throws: A `Diagnostic` without a location whose problem draws the expression with a mark under the mistake.
  public init(parsing source: String) throws(Diagnostic) {
    var parser = TagExpressionParser(source)
    do {
      self.init(source: source, root: try parser.parse())
    } catch {
      throw error.diagnostic(in: source)
    }
  }

  /// Returns whether a scenario with these tags fulfils the expression.
  public func matches(_ tags: some Collection<String>) -> Bool {
    root.matches(tags)
  }

  /// The expression with parentheses wherever they may stand, as Cucumber writes it: `( a and not ( b ) )`.
  public var description: String { root.description }
}

extension TagExpression.Node: CustomStringConvertible {
  func matches(_ tags: some Collection<String>) -> Bool {
    switch self {
    case .everything: true
    case .tag(let name): tags.contains { $0 == name || ($0.utf8.first == UInt8(ascii: "@") && $0.dropFirst() == name) }
    case .not(let operand): !operand.matches(tags)
    case .and(let operands): operands.allSatisfy { $0.matches(tags) }
    case .or(let operands): operands.contains { $0.matches(tags) }
    }
  }

  var description: String {
    switch self {
    case .everything: "true"
    case .tag(let name): name.reduce(into: "") { $0 += "\\() ".contains($1) ? "\\\($1)" : String($1) }
    case .not(let operand):
      switch operand {
      case .and, .or: "not \(operand)"
      default: "not ( \(operand) )"
      }
    case .and(let operands): Self.joined(operands, by: "and")
    case .or(let operands): Self.joined(operands, by: "or")
    }
  }

  /// Operators of one kind group from the left: `( ( a or b ) or c )`.
  private static func joined(_ operands: [Self], by word: String) -> String {
    let first = operands.first?.description ?? ""
    return operands.dropFirst().reduce(first) { "( \($0) \(word) \($1) )" }
  }
}
