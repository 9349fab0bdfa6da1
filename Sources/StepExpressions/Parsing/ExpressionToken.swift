/// A word of the language of Cucumber Expressions, with its place in Unicode scalars.
struct ExpressionToken {
  /// What a token is.
  enum Kind {
    case startOfLine
    case endOfLine
    case whitespace
    case beginOptional
    case endOptional
    case beginParameter
    case endParameter
    case alternation
    case text
  }

  var kind: Kind
  /// What it stands for, escapes resolved.
  var text: String
  /// The scalars that it takes in the source, escapes and all.
  var range: Range<Int>
}

extension ExpressionToken.Kind {
  /// What a scalar is where it is not escaped.
  init(_ scalar: Unicode.Scalar) {
    switch scalar {
    case " ": self = .whitespace
    case "/": self = .alternation
    case "{": self = .beginParameter
    case "}": self = .endParameter
    case "(": self = .beginOptional
    case ")": self = .endOptional
    default: self = .text
    }
  }

  /// Whether neighbours of this kind make one token.
  var joinsNeighbours: Bool { self == .text || self == .whitespace }
}
