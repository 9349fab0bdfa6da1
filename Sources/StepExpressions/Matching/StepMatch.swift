/// A pattern that matched a text, with what it takes from it.
public struct StepMatch: Equatable, Sendable {
  /// The pattern's place in the list that the matcher was made of.
  public var pattern: Int
  /// What it takes, in the order of its parameters or groups.
  public var captures: [StepCapture]
}

/// A piece of a step's text that a parameter or a group took.
public struct StepCapture: Equatable, Sendable {
  /// Where it stands, in Unicode scalars of the text; nil for a group that took no part.
  public var range: Range<Int>?
  /// What stands there; empty for a group that took no part.
  public var text: String
  /// The type of the parameter; nil for a group of a regular expression.
  public var parameterType: ParameterType?
  private var innerGroups: [String?]?

  init(range: Range<Int>?, text: String, parameterType: ParameterType? = nil, innerGroups: [String?]? = nil) {
    self.range = range
    self.text = text
    self.parameterType = parameterType
    self.innerGroups = innerGroups
  }

  /// What the groups of a parameter type's regular expression took; the text where it has none.
  public var groups: [String?] { innerGroups ?? [text] }

  /// What it stands for: a number, a text without its quotes.
  public var value: ParameterValue {
    guard range != nil else { return .absent }
    return parameterType?.value(of: text) ?? .string(text)
  }
}
