public import Diagnostics

/// A mistake in the definition of a parameter type.
public enum ParameterTypeError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The name holds a character that expressions reserve.
  case illegalName(String)
  /// Another type has the name.
  case duplicateName(String)
  /// Nothing would ever match it.
  case noPattern(name: String)
  /// Swift cannot read the regular expression.
  case invalidRegularExpression(name: String, source: String, reason: String)

  /// What is wrong; names are refused in the words of the specification.
  public var description: String {
    switch self {
    case .illegalName(let name):
      "Illegal character in parameter name {\(name)}. "
        + #"Parameter names may not contain '{', '}', '(', ')', '\' or '/'"#
    case .duplicateName(""): "The anonymous parameter type has already been defined"
    case .duplicateName(let name): "There is already a parameter type with name \(name)"
    case .noPattern(let name): "The parameter type {\(name)} has nothing to match"
    case .invalidRegularExpression(let name, let source, let reason):
      "The parameter type {\(name)} has a regular expression that cannot be read: \(source): \(reason)"
    }
  }

  /// What to write instead.
  private var advice: String {
    switch self {
    case .illegalName: "Use letters, digits and hyphens."
    case .duplicateName: "Give it another name: a name belongs to one type in all libraries of a suite."
    case .noPattern: "Name at least one text or regular expression."
    case .invalidRegularExpression: "Write it as Swift's Regex reads it."
    }
  }

  /// Makes a diagnostic for the place in Swift where the type is defined.
  public func diagnostic(at location: SourceLocation?) -> Diagnostic {
    Diagnostic(at: location, description + ".", advice: advice)
  }
}
