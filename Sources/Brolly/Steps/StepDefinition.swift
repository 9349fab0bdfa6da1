internal import Diagnostics
internal import StepExpressions

/// A step definition, whichever world it works in: what it matches, what it takes, and what it does.
struct StepDefinition: Sendable {
  /// What a step's text is matched with.
  enum Pattern: Sendable {
    /// A Cucumber Expression.
    case expression(String)
    /// A regular expression; made anew where it is needed, since `Regex` is not `Sendable`.
    case regex(@Sendable () -> Regex<AnyRegexOutput>)
  }

  typealias Body = @MainActor @Sendable (Worlds, inout StepValues) async throws -> Void

  var keyword: String
  var pattern: Pattern
  var location: SourceLocation
  /// The types that the closure takes after the world.
  var parameters: [any StepParameter.Type]
  var body: Body
}
