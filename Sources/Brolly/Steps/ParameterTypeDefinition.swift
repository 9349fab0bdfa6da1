internal import Diagnostics

/// A parameter type that a suite defines: what it matches, and what becomes of the text.
struct ParameterTypeDefinition: Sendable {
  /// What a parameter type matches.
  enum Pattern: Sendable {
    /// One of these texts.
    case literals([String])
    /// What one of these regular expressions matches.
    case regularExpressions([String])
  }

  var name: String
  var pattern: Pattern
  /// The type of the values that it makes.
  var valueType: any StepParameter.Type
  var value: @Sendable (CapturedText) throws -> any StepParameter
  var location: SourceLocation
  /// Whether a definition that is suggested for an undefined step may use it.
  var isSuggested = true
}

/// The parameter types of a suite by name.
struct ParameterTypeTable: Sendable {
  private var definitions: [String: ParameterTypeDefinition] = [:]

  init(_ definitions: [ParameterTypeDefinition]) {
    for definition in definitions { self.definitions[definition.name] = definition }
  }

  subscript(name: String) -> ParameterTypeDefinition? { definitions[name] }

  /// Makes a closure's value of what a parameter took.
  func value<Value: StepParameter>(of capture: CapturedText) throws -> Value {
    guard !definitions.isEmpty, let name = capture.parameterType, let definition = definitions[name] else {
      return try Value(captured: capture.text)
    }
    guard let value = try definition.value(capture) as? Value else {
      preconditionFailure("A suite's definitions take the values that its parameter types make.")
    }
    return value
  }
}
