/// A regular expression of Swift's that a step's text is matched with.
///
/// A `Regex` may not leave the place where it was made, as it may hold closures; what is kept is how to make it, so that a
/// pattern may.
public struct StepRegex: Sendable {
  /// The regular expression as its author wrote it.
  public let source: String
  let make: @Sendable () -> Regex<AnyRegexOutput>

  /// Keeps how to make a regular expression: `StepRegex(/I have (\d+) apples/)`.
  public init<Output: SendableMetatype>(_ regex: @autoclosure @escaping @Sendable () -> Regex<Output>) {
    // Only Swift itself knows how a literal was written, and only literals were written.
    self.init(source: regex()._literalPattern.map { "/\($0)/" } ?? "a regular expression") { Regex(regex()) }
  }

  /// Keeps how to make a regular expression that is told about as `source`.
  public init(source: String, _ make: @escaping @Sendable () -> Regex<AnyRegexOutput>) {
    self.source = source
    self.make = make
  }
}
