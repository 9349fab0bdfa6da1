internal import Diagnostics

// Steps are written as sentences, so their keywords keep their capitals.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Defines a step by a Cucumber Expression: something that holds at the start.
///
///     Given("the weather API returns {weather} weather") { (world, weather: Weather) in … }
///
/// The closure takes the world, then a value for each parameter of the expression, then the YAML value behind the step if
/// there is one. The keyword is for the reader: matching ignores it.
public func Given<W: World, each Parameter: StepParameter>(
  _ expression: String, file: String = #filePath, line: Int = #line, column: Int = #column,
  _ body: @escaping @MainActor @Sendable (W, repeat each Parameter) async throws -> Void
) -> Steps<W> {
  Steps("Given", .expression(expression), at: .swift(file, line, column), body)
}

/// Defines a step by a Cucumber Expression: something that is done.
///
/// The closure takes what that of `Given` takes.
public func When<W: World, each Parameter: StepParameter>(
  _ expression: String, file: String = #filePath, line: Int = #line, column: Int = #column,
  _ body: @escaping @MainActor @Sendable (W, repeat each Parameter) async throws -> Void
) -> Steps<W> {
  Steps("When", .expression(expression), at: .swift(file, line, column), body)
}

/// Defines a step by a Cucumber Expression: something that is then so.
///
/// The closure takes what that of `Given` takes.
public func Then<W: World, each Parameter: StepParameter>(
  _ expression: String, file: String = #filePath, line: Int = #line, column: Int = #column,
  _ body: @escaping @MainActor @Sendable (W, repeat each Parameter) async throws -> Void
) -> Steps<W> {
  Steps("Then", .expression(expression), at: .swift(file, line, column), body)
}

/// Defines a step by a regular expression that matches the whole of its text; its groups are the parameters.
///
///     Given(matching: /I have (\d+) cukes?/) { (world, count: Int) in … }
public func Given<W: World, Output, each Parameter: StepParameter>(
  matching regex: @autoclosure @escaping @Sendable () -> Regex<Output>,
  file: String = #filePath, line: Int = #line, column: Int = #column,
  _ body: @escaping @MainActor @Sendable (W, repeat each Parameter) async throws -> Void
) -> Steps<W> {
  Steps("Given", .regex { Regex<AnyRegexOutput>(regex()) }, at: .swift(file, line, column), body)
}

/// Defines a step by a regular expression that matches the whole of its text; its groups are the parameters.
public func When<W: World, Output, each Parameter: StepParameter>(
  matching regex: @autoclosure @escaping @Sendable () -> Regex<Output>,
  file: String = #filePath, line: Int = #line, column: Int = #column,
  _ body: @escaping @MainActor @Sendable (W, repeat each Parameter) async throws -> Void
) -> Steps<W> {
  Steps("When", .regex { Regex<AnyRegexOutput>(regex()) }, at: .swift(file, line, column), body)
}

/// Defines a step by a regular expression that matches the whole of its text; its groups are the parameters.
public func Then<W: World, Output, each Parameter: StepParameter>(
  matching regex: @autoclosure @escaping @Sendable () -> Regex<Output>,
  file: String = #filePath, line: Int = #line, column: Int = #column,
  _ body: @escaping @MainActor @Sendable (W, repeat each Parameter) async throws -> Void
) -> Steps<W> {
  Steps("Then", .regex { Regex<AnyRegexOutput>(regex()) }, at: .swift(file, line, column), body)
}

extension Steps {
  /// Makes a library of one step definition; here the types of its closure are let go of.
  fileprivate init<each Parameter: StepParameter>(
    _ keyword: String, _ pattern: StepDefinition.Pattern, at location: SourceLocation,
    _ body: @escaping @MainActor @Sendable (W, repeat each Parameter) async throws -> Void
  ) {
    var parameters: [any StepParameter.Type] = []
    for type in repeat (each Parameter).self { parameters.append(type) }
    let definition = StepDefinition(
      keyword: keyword, pattern: pattern, location: location, parameters: parameters
    ) { worlds, given in
      let values = (repeat try given.next((each Parameter).self))
      try await body(worlds.world(W.self), repeat each values)
    }
    self.init(contents: StepContents(definitions: [definition]))
  }
}
