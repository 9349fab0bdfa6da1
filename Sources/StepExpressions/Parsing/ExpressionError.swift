public import Diagnostics

/// A mistake in a Cucumber Expression, in the words of the specification.
public struct ExpressionError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The expression.
  public var source: String
  /// Where the mistake begins, from 1, in Unicode scalars.
  public var column: Int
  /// How many Unicode scalars it takes; 0 where something is missing.
  public var length: Int
  /// What is wrong, as a sentence.
  public var problem: String
  /// What to write instead.
  public var advice: String
  /// The name that no parameter type has; nil where the mistake is another one.
  public var undefinedParameterType: String?

  init(_ source: String, at range: Range<Int>, _ problem: String, _ advice: String) {
    self.source = source
    self.column = range.lowerBound + 1
    self.length = range.count
    self.problem = problem
    self.advice = advice
  }

  /// The whole text of the specification, the expression and a mark under the mistake included.
  public var description: String {
    """
    This Cucumber Expression has a problem at column \(column):

    \(source)
    \(mark)
    \(problem)
    \(advice)
    """
  }

  /// Makes a diagnostic for the place in Swift where the expression is used.
  ///
  /// - Parameter parameterTypes: The types that were there to be named, so that a slip of the keyboard is found.
  public func diagnostic(
    at location: SourceLocation?, parameterTypes: ParameterTypes = ParameterTypes()
  ) -> Diagnostic {
    var lines = [source, mark, advice + (advice.hasSuffix("?") ? "" : ".")]
    if let name = undefinedParameterType {
      lines += Suggestion.nearest(to: name, among: parameterTypes.all.map(\.name), limit: 1)
        .map { "Did you mean {\($0)}?" }
    }
    return Diagnostic(at: location, problem, advice: lines.joined(separator: "\n"))
  }

  private var mark: String {
    let caret = length < 2 ? "^" : "^" + String(repeating: "-", count: length - 2) + "^"
    return String(repeating: " ", count: column - 1) + caret
  }
}
