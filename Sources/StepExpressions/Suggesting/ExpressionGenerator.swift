/// Makes expressions for a text that no pattern matches: what looks like a value becomes a parameter.
///
/// Source: cucumber-expressions, `CucumberExpressionGenerator`: of all values the leftmost is taken, of these the longest;
/// where several types take the same piece of text there is an expression for each. A value is a whole word.
public struct ExpressionGenerator {
  /// No text has more expressions than this.
  public static let limit = 256

  private let matchers: [ParameterMatcher]

  /// Makes a generator that uses those of the types that may be suggested.
  public init(_ parameterTypes: ParameterTypes) {
    matchers = parameterTypes.all.filter(\.isSuggested).map(ParameterMatcher.init)
  }

  /// Returns the expressions that match a text, the most likely one first; there is always one.
  public func expressions(for text: String) -> [GeneratedExpression] {
    var text = text
    return text.withUTF8 { [text] bytes in
      let values = ValueFinder(text: text, bytes: bytes).values(matchers)
      var literals: [String] = []
      var start = 0
      for value in values {
        literals.append(Self.escaped(bytes[start..<value.range.lowerBound]))
        start = value.range.upperBound
      }
      literals.append(Self.escaped(bytes[start...]))
      return Self.combinations(values.map(\.types)).map { GeneratedExpression(literals, $0) }
    }
  }

  private static func escaped(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    String(decoding: bytes, as: UTF8.self).unicodeScalars.reduce(into: "") { text, scalar in
      if "({/\\".unicodeScalars.contains(scalar) { text += "\\" }
      text.unicodeScalars.append(scalar)
    }
  }

  /// Every choice of one type a place; the last place changes first.
  private static func combinations(_ places: [[ParameterType]]) -> [[ParameterType]] {
    places.reduce([[]]) { beginnings, types in
      Array(beginnings.lazy.flatMap { beginning in types.map { beginning + [$0] } }.prefix(limit))
    }
  }
}
