internal import Diagnostics

/// What a parameter took from a step's text.
struct CapturedText: Equatable, Sendable {
  /// The text; of a quoted string without its quotes and escapes.
  var text: String
  /// The groups of the parameter type's regular expression.
  var groups: [String?]
  /// The parameter type's name; nil for a group of a regular expression.
  var parameterType: String?
}

/// The values that a step's closure takes, handed out one after another: the text's parameters, then the argument.
struct StepValues {
  private var captures: ArraySlice<CapturedText>
  private let argument: StepArgument?
  private let parameterTypes: ParameterTypeTable

  init(captures: [CapturedText], argument: StepArgument?, parameterTypes: ParameterTypeTable) {
    self.captures = captures[...]
    self.argument = argument
    self.parameterTypes = parameterTypes
  }

  mutating func next<Value: StepParameter>(_: Value.Type) throws -> Value {
    if let capture = captures.popFirst() { return try parameterTypes.value(of: capture) }
    if let argument { return try Value(argument: argument) }
    preconditionFailure("A plan binds a step only to a definition that takes what the step gives.")
  }
}
