internal import Diagnostics

// A parameter type is declared beside the steps, and reads as they do.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Defines a parameter type whose values are the cases of an enum, written as their raw values.
///
///     ParameterType("weather", Weather.self)     // {weather} matches sunny and rainy
public func ParameterType<W: World, Value: StepParameter & CaseIterable & RawRepresentable>(
  _ name: String, _ type: Value.Type, file: String = #filePath, line: Int = #line, column: Int = #column
) -> Steps<W> where Value.RawValue == String {
  Steps(
    parameterType: ParameterTypeDefinition(
      name: name, pattern: .literals(Value.allCases.map(\.rawValue)), valueType: Value.self,
      value: { try Value(captured: $0.text) }, location: .swift(file, line, column)))
}

/// Defines a parameter type by regular expressions and a transform.
///
///     ParameterType("airport", matching: "[A-Z]{3}") { code in Airport(code: code) }
///
/// - Parameters:
///   - name: What stands between the braces.
///   - patterns: Regular expressions; a parameter matches what one of them matches.
///   - transform: Makes the value of the text that was matched. Where it throws, the step fails.
public func ParameterType<W: World, Value: StepParameter>(
  _ name: String, matching patterns: String..., file: String = #filePath, line: Int = #line, column: Int = #column,
  transform: @escaping @Sendable (String) throws -> Value
) -> Steps<W> {
  Steps(
    parameterType: ParameterTypeDefinition(
      name: name, pattern: .regularExpressions(patterns), valueType: Value.self,
      value: { try transform($0.text) }, location: .swift(file, line, column)))
}

/// Defines a parameter type by regular expressions whose groups a transform takes.
///
///     ParameterType("point", matching: #"(\d+),(\d+)"#, groups: { groups in try Point(groups) })
///
/// - Parameters:
///   - name: What stands between the braces.
///   - patterns: Regular expressions; a parameter matches what one of them matches.
///   - transform: Makes the value of the groups, nil for one that took no part. Where it throws, the step fails.
public func ParameterType<W: World, Value: StepParameter>(
  _ name: String, matching patterns: String..., file: String = #filePath, line: Int = #line, column: Int = #column,
  groups transform: @escaping @Sendable ([String?]) throws -> Value
) -> Steps<W> {
  Steps(
    parameterType: ParameterTypeDefinition(
      name: name, pattern: .regularExpressions(patterns), valueType: Value.self,
      value: { try transform($0.groups) }, location: .swift(file, line, column)))
}

extension Steps {
  fileprivate init(parameterType: ParameterTypeDefinition) {
    self.init(contents: StepContents(parameterTypes: [parameterType]))
  }
}
