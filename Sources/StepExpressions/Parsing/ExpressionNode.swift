/// A piece of an expression that was parsed, with its place in Unicode scalars.
struct ExpressionNode {
  /// What a piece is.
  indirect enum Kind {
    case text(String)
    /// Text that may be missing; what it holds is checked later, so that errors are about meaning.
    case optional([ExpressionNode])
    case parameter(name: String)
    case alternation([Alternative])
  }

  /// One of the texts between slashes.
  struct Alternative {
    var nodes: [ExpressionNode]
    var range: Range<Int>
  }

  var kind: Kind
  var range: Range<Int>

  var isText: Bool { if case .text = kind { true } else { false } }
  var isOptional: Bool { if case .optional = kind { true } else { false } }
  var isParameter: Bool { if case .parameter = kind { true } else { false } }
}
