import Diagnostics
import Reporting

/// How often a condition is looked at again that may be about something else than an app.
private let recheckInterval = Duration.milliseconds(10)

/// Waits until a condition holds, and throws when the time is over before that.
///
///     try await eventually { try await app.cells.count == 3 }
///
/// The condition is looked at again whenever an app of the scenario tells something, and every 10 milliseconds besides,
/// for what no app tells of. An element that it asks for and that is not there counts as "not yet": what is asked of an
/// element in a condition waits for nothing itself.
///
/// - Throws: An `AppError` with the time, what was seen last and the screens, or what the condition throws beside that.
@MainActor public func eventually(
  timeout: Duration = .seconds(2), file: String = #filePath, line: Int = #line, column: Int = #column,
  _ condition: @MainActor () async throws -> Bool
) async throws {
  let deadline = ContinuousClock.now + timeout
  while true {
    let revisions = LaunchedApps.revisions
    let outcome = try await outcome(of: condition)
    if outcome.holds { return }
    if try await change(after: revisions, until: deadline) { continue }
    throw AppError(
      .conditionNotMet, "The condition did not come to hold within \(timeout.inSeconds).",
      lines: outcome.lines, at: .swift(file, line, column))
  }
}

/// Watches that a condition does not come to hold for a while, and throws as soon as it does.
///
/// It takes all that time where nothing goes wrong. The condition is looked at as `eventually` does.
@MainActor public func never(
  during duration: Duration = .milliseconds(200), file: String = #filePath, line: Int = #line, column: Int = #column,
  _ condition: @MainActor () async throws -> Bool
) async throws {
  let start = ContinuousClock.now
  while true {
    let revisions = LaunchedApps.revisions
    let outcome = try await outcome(of: condition)
    if outcome.holds {
      throw AppError(
        .conditionNotMet, "The condition came to hold after \((ContinuousClock.now - start).inSeconds).",
        lines: outcome.lines, at: .swift(file, line, column))
    }
    guard try await change(after: revisions, until: start + duration) else { return }
  }
}

/// Whether a condition holds, and what it saw.
private struct ConditionOutcome {
  var holds: Bool
  var lines: [String]
}

/// Looks at a condition once; what it does not find on a screen is no failure yet.
@MainActor private func outcome(of condition: @MainActor () async throws -> Bool) async throws -> ConditionOutcome {
  let watch = ConditionWatch()
  do {
    let holds = try await ConditionWatch.$current.withValue(watch) { try await condition() }
    return ConditionOutcome(holds: holds, lines: watch.lines)
  } catch let error as AppError where error.failureKind == .assertion {
    let lines = error.description.split(separator: "\n").map { "  " + $0 }
    return ConditionOutcome(holds: false, lines: ["It said last:"] + lines)
  }
}

/// Waits for news of an app, or a little while; false where the time is over.
@MainActor private func change(after revisions: [Int], until deadline: ContinuousClock.Instant) async throws -> Bool {
  try Task.checkCancellation()
  guard deadline > .now else { return false }
  let wakeup = Wakeup()
  LaunchedApps.wake(wakeup, after: revisions)
  defer { LaunchedApps.forget(wakeup) }
  await wakeup.wait(until: min(deadline, .now + recheckInterval))
  try Task.checkCancellation()
  return true
}
