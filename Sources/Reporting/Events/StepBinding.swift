public import Diagnostics
public import FeatureFiles

/// A step, or a hook around the steps, as a plan has it: what it is, and what it is bound to.
///
/// It never changes, and the plan and every result of it hold the same one.
public final class StepBinding: Sendable {
  /// What is run.
  public enum Subject: Sendable {
    /// A step of the feature file.
    case step(Step)
    /// A hook; hooks and steps are entries of one list, in the order in which they run.
    indirect case hook(HookReference)
  }

  /// What is run.
  public let subject: Subject
  /// Where its definition, or the hook, stands in Swift; nil for an undefined or ambiguous step.
  public let definition: SourceLocation?
  /// What the definition's parameters take from the text.
  public let arguments: [MatchedArgument]
  /// What to do about an undefined or ambiguous step; nil for all others.
  public let advice: StepAdvice?

  /// Makes a binding.
  public init(
    _ subject: Subject, definition: SourceLocation? = nil, arguments: [MatchedArgument] = [],
    advice: StepAdvice? = nil
  ) {
    self.subject = subject
    self.definition = definition
    self.arguments = arguments
    self.advice = advice
  }

  /// Makes the binding of a hook, which is bound to itself.
  public convenience init(_ hook: HookReference) {
    self.init(.hook(hook), definition: hook.location)
  }
}

/// What a parameter of a step definition took from a step's text.
public struct MatchedArgument: Hashable, Codable, Sendable {
  /// The part of the text, in Unicode scalars from 0.
  public var range: Range<Int>
  /// The text of that part.
  public var text: String
  /// The name of the parameter type, such as `int`; nil for a group of a regular expression.
  public var parameterType: String?

  /// Makes an argument.
  public init(range: Range<Int>, text: String, parameterType: String?) {
    self.range = range
    self.text = text
    self.parameterType = parameterType
  }
}

/// What to do about a step that is not bound to exactly one definition.
public enum StepAdvice: Equatable, Sendable {
  /// No definition matches: a definition to paste, and existing ones that are near.
  case define(snippet: String, nearest: [Candidate])
  /// These definitions all match.
  case choose([Candidate])

  /// A step definition as advice names it.
  public struct Candidate: Equatable, Sendable {
    /// Its expression.
    public var expression: String
    /// Where it stands in Swift.
    public var location: SourceLocation

    /// Makes a candidate.
    public init(expression: String, location: SourceLocation) {
      self.expression = expression
      self.location = location
    }
  }
}
