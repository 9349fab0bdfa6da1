public import Diagnostics
public import YAMLReader

/// One line of a scenario: something that is given, is done, or is then so.
///
/// It never changes, and its scenario, the plan and every result of it hold the same one.
public final class Step: Sendable {
  /// The word before a step; it is for the reader, matching ignores it.
  public enum Keyword: String, CaseIterable, Codable, Sendable {
    /// What holds at the start.
    case given
    /// What is done.
    case when
    /// What is then so.
    case then
    /// More of what the step before says.
    case and
    /// More of it, against expectation.
    case but
  }

  /// The word before it.
  public let keyword: Keyword
  /// The sentence, examples filled in.
  public let text: String
  /// Where the sentence stands.
  public let location: SourceLocation
  /// The YAML value behind it, examples filled in; nil where there is none.
  public let argument: YAMLNode?
  /// Whether it comes from a background.
  public let isBackground: Bool

  /// Makes a step.
  public init(
    keyword: Keyword, text: String, location: SourceLocation, argument: YAMLNode? = nil, isBackground: Bool = false
  ) {
    self.keyword = keyword
    self.text = text
    self.location = location
    self.argument = argument
    self.isBackground = isBackground
  }

  /// This step with another text and another argument, such as those of a row of examples.
  func filled(text: String, argument: YAMLNode?) -> Step {
    Step(keyword: keyword, text: text, location: location, argument: argument, isBackground: isBackground)
  }
}
