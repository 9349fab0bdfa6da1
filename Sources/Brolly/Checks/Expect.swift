internal import Diagnostics

/// Fails the step where a condition does not hold.
///
/// - Parameters:
///   - condition: What should be so.
///   - comment: What it means that it is not so; without it the report shows the line of Swift.
/// - Throws: An `ExpectationFailure`.
public func expect(
  _ condition: Bool, _ comment: String? = nil, file: String = #filePath, line: Int = #line, column: Int = #column
) throws {
  guard !condition else { return }
  let location = SourceLocation.swift(file, line, column)
  let code = SwiftSource.line(line, of: file).map { "Does not hold: \($0)" }
  throw ExpectationFailure(comment ?? code ?? "The condition does not hold.", at: location)
}

/// Fails the step where a value is not the expected one; the report shows both, and a difference where they are long.
///
/// - Throws: An `ExpectationFailure`.
public func expect<Value: Equatable>(
  _ actual: Value, equals expected: Value, _ comment: String? = nil,
  file: String = #filePath, line: Int = #line, column: Int = #column
) throws {
  guard actual != expected else { return }
  let difference = ValueDifference(actual: describe(actual), expected: describe(expected)).description
  let message = comment.map { "\($0)\n\(difference)" } ?? difference
  throw ExpectationFailure(message, at: .swift(file, line, column))
}

/// Returns the value of an optional; fails the step where there is none.
///
/// - Throws: An `ExpectationFailure`.
public func unwrap<Value>(
  _ optional: Value?, _ comment: String? = nil, file: String = #filePath, line: Int = #line, column: Int = #column
) throws -> Value {
  if let value = optional { return value }
  let code = SwiftSource.line(line, of: file).map { "There is no \(Value.self): \($0)" }
  throw ExpectationFailure(comment ?? code ?? "There is no \(Value.self).", at: .swift(file, line, column))
}

/// A value as a failed check shows it: texts in quotes, everything else as Swift describes it.
private func describe(_ value: some Any) -> String {
  if let text = value as? String { return text.contains("\n") ? text : "\"\(text)\"" }
  return String(reflecting: value)
}
