/// A kind of value that an expression can take from a text: `{int}`, `{string}`, or one of the author's own.
public struct ParameterType: Hashable, Sendable {
  /// What texts a parameter matches.
  public enum Pattern: Hashable, Sendable {
    /// `-?\d+` or `\d+`.
    case integer
    /// `(?=.*\d.*)[-+]?\d*(?:\.(?=\d.*))?\d*(?:\d+[E][+-]?\d+)?`.
    case decimal
    /// `[^\s]+`.
    case word
    /// A text in double or in single quotes, in which a backslash escapes.
    case quoted
    /// `.*`.
    case anything
    /// One of these texts, the first that fits.
    case literals([String])
    /// One of these regular expressions; groups in them are captured.
    case regularExpressions([String])
  }

  /// What stands between the braces; empty for `{}`.
  public let name: String
  /// What texts it matches.
  public let pattern: Pattern
  /// The name of the Swift type that a step's closure takes for it.
  public let swiftType: String
  /// Whether a definition that is suggested for an undefined step may use it.
  public let isSuggested: Bool

  init(unchecked name: String, _ pattern: Pattern, swiftType: String, isSuggested: Bool = false) {
    self.name = name
    self.pattern = pattern
    self.swiftType = swiftType
    self.isSuggested = isSuggested
  }

  /// Makes a parameter type that is one of several texts, such as the raw values of an enum.
  public init(
    _ name: String, oneOf literals: [String], swiftType: String = "String", isSuggested: Bool = true
  ) throws(ParameterTypeError) {
    try Self.check(name)
    guard !literals.isEmpty else { throw .noPattern(name: name) }
    self.init(unchecked: name, .literals(literals), swiftType: swiftType, isSuggested: isSuggested)
  }

  /// Makes a parameter type that matches one of several regular expressions.
  public init(
    _ name: String, matching regularExpressions: [String], swiftType: String = "String", isSuggested: Bool = true
  ) throws(ParameterTypeError) {
    try Self.check(name)
    guard !regularExpressions.isEmpty else { throw .noPattern(name: name) }
    for source in regularExpressions {
      do { _ = try Regex<AnyRegexOutput>(source) } catch {
        throw .invalidRegularExpression(name: name, source: source, reason: "\(error)")
      }
    }
    self.init(unchecked: name, .regularExpressions(regularExpressions), swiftType: swiftType, isSuggested: isSuggested)
  }

  /// Source: cucumber-expressions, `ParameterType.checkParameterTypeName`, and the reserved characters of its grammar.
  private static func check(_ name: String) throws(ParameterTypeError) {
    guard !name.unicodeScalars.contains(where: { "{}()[]\\/$.|?*+".unicodeScalars.contains($0) }) else {
      throw .illegalName(name)
    }
  }
}
