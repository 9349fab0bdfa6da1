internal import Diagnostics
internal import StepExpressions

/// A step definition, whichever world it works in: what it matches, what it takes, and what it does.
final class StepDefinition: Sendable {
  /// What a step's text is matched with.
  enum Pattern: Sendable {
    /// A Cucumber Expression.
    case expression(String)
    /// A regular expression; made anew where it is needed, since `Regex` is not `Sendable`.
    case regex(@Sendable () -> Regex<AnyRegexOutput>)
  }

  typealias Body = @MainActor @Sendable (Worlds, inout StepValues) async throws -> Void

  let keyword: String
  let pattern: Pattern
  let location: SourceLocation
  /// The types that the closure takes after the world.
  let parameters: [any StepParameter.Type]
  let body: Body

  init(
    keyword: String, pattern: Pattern, location: SourceLocation, parameters: [any StepParameter.Type],
    body: @escaping Body
  ) {
    self.keyword = keyword
    self.pattern = pattern
    self.location = location
    self.parameters = parameters
    self.body = body
  }
}
