/// A Cucumber Expression that a step's text is matched with.
public struct StepExpression: Hashable, Sendable {
  /// The expression as its author wrote it.
  public let source: String
  let elements: [ExpressionElement]

  /// Reads an expression.
  public init(_ source: String, parameterTypes: ParameterTypes = ParameterTypes()) throws(ExpressionError) {
    self.source = source
    elements = try ExpressionCompiler.elements(of: source, parameterTypes: parameterTypes)
  }

  /// The types of its parameters, in their order.
  public var parameterTypes: [ParameterType] {
    elements.compactMap { if case .parameter(let type) = $0 { type } else { nil } }
  }

  /// Returns what it takes from a text, or nil where the whole text does not match.
  ///
  /// A `StepMatcher` finds one among many expressions faster than asking each of them.
  public func match(_ text: String) -> [StepCapture]? {
    StepMatcher([.expression(self)]).matches(text).first?.captures
  }
}
