/// Step definitions, hooks and parameter types that work in one kind of world.
///
///     let weatherSteps = Steps<WeatherWorld> {
///       ParameterType("weather", Weather.self)
///       Before(tagged: "rainy") { world in world.appF.umbrella = true }
///       Given("the weather API returns {weather} weather") { (world, weather: Weather) in … }
///     }
public struct Steps<W: World>: Sendable {
  var contents: StepContents

  /// Makes a library of what stands in the closure.
  public init(@StepsBuilder<W> _ steps: () -> Steps<W>) {
    self = steps()
  }

  init(contents: StepContents) {
    self.contents = contents
  }
}

/// What a library holds, whichever world it works in.
struct StepContents: Sendable {
  var definitions: [StepDefinition] = []
  var hooks: [Hook] = []
  var parameterTypes: [ParameterTypeDefinition] = []

  mutating func append(_ other: Self) {
    definitions += other.definitions
    hooks += other.hooks
    parameterTypes += other.parameterTypes
  }
}

/// Collects what stands in the closure of `Steps`.
@resultBuilder
public enum StepsBuilder<W: World> {
  /// Takes one definition, hook or parameter type, or another library of the same world.
  public static func buildExpression(_ steps: Steps<W>) -> Steps<W> { steps }

  /// Joins them, in the order in which they are written.
  public static func buildBlock(_ parts: Steps<W>...) -> Steps<W> { joined(parts) }

  /// Takes the ones of a loop.
  public static func buildArray(_ parts: [Steps<W>]) -> Steps<W> { joined(parts) }

  /// Takes the ones of an `if` without an `else`.
  public static func buildOptional(_ part: Steps<W>?) -> Steps<W> { part ?? joined([]) }

  /// Takes the ones of an `if`.
  public static func buildEither(first part: Steps<W>) -> Steps<W> { part }

  /// Takes the ones of an `else`.
  public static func buildEither(second part: Steps<W>) -> Steps<W> { part }

  private static func joined(_ parts: [Steps<W>]) -> Steps<W> {
    Steps(contents: parts.reduce(into: StepContents()) { $0.append($1.contents) })
  }
}
