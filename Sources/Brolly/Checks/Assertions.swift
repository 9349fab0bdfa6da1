internal import Diagnostics

/// One line of `assertTrue` or `assertFalse`.
public struct Check: Sendable {
  let holds: Bool
  let line: Int
}

/// Collects the lines of `assertTrue` and `assertFalse`.
@resultBuilder
public enum ChecksBuilder {
  /// Takes a condition, and its line.
  public static func buildExpression(_ holds: Bool, line: Int = #line) -> [Check] { [Check(holds: holds, line: line)] }
  /// Joins the conditions.
  public static func buildBlock(_ parts: [Check]...) -> [Check] { parts.flatMap(\.self) }
  /// Takes the conditions of a loop.
  public static func buildArray(_ parts: [[Check]]) -> [Check] { parts.flatMap(\.self) }
  /// Takes the conditions of an `if` without an `else`.
  public static func buildOptional(_ part: [Check]?) -> [Check] { part ?? [] }
  /// Takes the conditions of an `if`.
  public static func buildEither(first part: [Check]) -> [Check] { part }
  /// Takes the conditions of an `else`.
  public static func buildEither(second part: [Check]) -> [Check] { part }
}

/// Fails the step where a condition is false, and names every one that is, not only the first.
///
///     try await assertTrue {
///       try await app.buttons["REGISTER"].exists
///       world.calls.count == 1
///     }
///
/// - Throws: An `ExpectationFailure` at the first line that does not hold, or what a condition throws.
@MainActor
public func assertTrue(
  file: String = #filePath, line: Int = #line, @ChecksBuilder _ checks: @MainActor () async throws -> [Check]
) async throws {
  try require(true, file, line, try await checks())
}

/// Fails the step where a condition is true, and names every one that is, not only the first.
///
/// - Throws: An `ExpectationFailure` at the first line that holds, or what a condition throws.
@MainActor
public func assertFalse(
  file: String = #filePath, line: Int = #line, @ChecksBuilder _ checks: @MainActor () async throws -> [Check]
) async throws {
  try require(false, file, line, try await checks())
}

private func require(_ wanted: Bool, _ file: String, _ line: Int, _ checks: [Check]) throws {
  let wrong = checks.filter { $0.holds != wanted }
  guard let first = wrong.first else { return }
  let verdict = wanted ? "should be true" : "should be false"
  let lines = wrong.map { check in
    "line \(check.line): \(SwiftSource.line(check.line, of: file) ?? "the condition")"
  }
  let count = "\(wrong.count) of \(checks.count)"
  let sentence = checks.count == 1 ? "The condition \(verdict):" : "\(count) conditions \(verdict) and are not:"
  throw ExpectationFailure(
    ([sentence] + lines).joined(separator: "\n"), at: .swift(file, first.line, 1))
}
