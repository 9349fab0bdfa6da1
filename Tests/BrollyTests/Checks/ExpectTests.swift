import Diagnostics
import Testing

@testable import Brolly

@Suite @MainActor struct Checks {
  private func message(_ check: () throws -> Void) -> String? {
    do {
      try check()
      return nil
    } catch {
      return "\(error)"
    }
  }

  /// The failure of checks; outside of a macro, which would move their lines.
  private func failure(of checks: () async throws -> Void) async -> ExpectationFailure? {
    do {
      try await checks()
      return nil
    } catch {
      return error as? ExpectationFailure
    }
  }

  @Test func `that hold say nothing`() async throws {
    try expect(true)
    try expect(3, equals: 3)
    #expect(try unwrap(3 as Int?) == 3)
    try await assertTrue { true }
    try await assertFalse { false }
  }

  @Test func `that do not hold show their line of Swift`() {
    let apples = 3
    let shown = message {
      try expect(apples == 4)
    }
    #expect(shown == "Does not hold: try expect(apples == 4)")
    #expect(message { try expect(apples == 4, "There are too few apples.") } == "There are too few apples.")
  }

  @Test func `of equality show both values`() {
    #expect(message { try expect(3, equals: 4) } == "Expected 4, got 3.")
    #expect(message { try expect("sun", equals: "rain") } == #"Expected "rain", got "sun"."#)
    #expect(
      message { try expect(nil as Int?, equals: 4, "The count.") } == "The count.\nExpected Optional(4), got nil.")
  }

  @Test func `of long values show a difference`() {
    #expect(
      message { try expect("one\ntwo\nthree", equals: "one\n2\nthree") } == """
        The values differ (- expected, + got):
          one
        - 2
        + two
          three
        """)
    let long = String(repeating: "x", count: 120)
    #expect(
      message { try expect(long + "a", equals: long + "b") } == """
        The values differ:
        expected  "\(long)b"
        got       "\(long)a"
        """)
  }

  @Test func `of conditions name every one that does not hold`() async throws {
    let line = #line
    let error = await failure(of: {
      try await assertTrue(file: "nowhere.swift") {
        1 == 1
        1 == 2
        2 == 3
      }
    })
    #expect(
      error?.description == """
        2 of 3 conditions should be true and are not:
        line \(line + 4): the condition
        line \(line + 5): the condition
        """)
    #expect(error?.location.line == line + 4)
  }

  @Test func `of conditions that should be false name those that hold`() async throws {
    let error = await #expect(throws: ExpectationFailure.self) {
      try await assertFalse(file: "nowhere.swift") { true }
    }
    #expect(error?.description.hasPrefix("The condition should be false:\nline ") == true)
  }

  @Test func `know where they stand`() {
    let line = #line + 1
    let error = #expect(throws: ExpectationFailure.self) { try expect(false, "no") }
    #expect(error?.location.line == line)
    #expect(error?.location.file.hasSuffix("Tests/BrollyTests/Checks/ExpectTests.swift") == true)
  }
}
