import StepExpressions

/// What an expression takes from a text, as JSON; `no match`, or the error's text.
func match(_ expression: String, _ text: String, _ types: ParameterTypes = ParameterTypes()) -> String {
  do {
    return try StepExpression(expression, parameterTypes: types).match(text)?.map(\.value).json ?? "no match"
  } catch {
    return error.description
  }
}

/// A matcher of expressions.
func matcher(_ expressions: [String], _ types: ParameterTypes = ParameterTypes()) throws -> StepMatcher {
  StepMatcher(try expressions.map { .expression(try StepExpression($0, parameterTypes: types)) })
}

extension ParameterTypes {
  /// The built-in types, and others.
  static func with(_ types: ParameterType...) throws -> ParameterTypes {
    var all = ParameterTypes()
    for type in types { try all.define(type) }
    return all
  }
}

/// The pieces of a text that an expression takes, with their places.
func pieces(_ expression: String, _ text: String, _ types: ParameterTypes = ParameterTypes()) throws -> [String]? {
  try StepExpression(expression, parameterTypes: types).match(text)?.map { capture in
    "\(capture.range.map { "\($0.lowerBound)-\($0.upperBound)" } ?? "nowhere") \(capture.text)"
  }
}
