/// What a step definition matches texts with.
public enum StepPattern: Sendable {
  /// A Cucumber Expression.
  case expression(StepExpression)
  /// A regular expression of Swift's, which must match the whole text.
  case regex(StepRegex)

  /// The pattern as its author wrote it.
  public var source: String {
    switch self {
    case .expression(let expression): expression.source
    case .regex(let regex): regex.source
    }
  }
}
