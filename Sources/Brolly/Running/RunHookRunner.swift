internal import Reporting

/// Runs the hooks of the run and of the worker.
@MainActor
final class RunHookRunner {
  private let contents: StepContents
  private let timeLimit: TimeLimit
  /// The longest that one may take.
  var limit: Duration

  init(_ contents: StepContents, _ timeLimit: TimeLimit, limit: Duration = .seconds(30)) {
    self.contents = contents
    self.timeLimit = timeLimit
    self.limit = limit
  }

  /// Runs one hook, named by its index, and tells what became of it.
  func run(_ index: Int) async -> EntryResult {
    // In a task of its own, which can be cancelled and is then done with.
    await Task { await runWatched(index) }.value
  }

  private func runWatched(_ index: Int) async -> EntryResult {
    let hook = contents.hooks[index]
    let context = RunContext()
    let start = ContinuousClock.now
    let isBefore = hook.kind == .beforeAll || hook.kind == .beforeWorker
    timeLimit.watch(stepLimit: limit, since: start, isInterruptible: isBefore)
    defer { timeLimit.release() }
    var result = EntryResult(outcome: .passed)
    do {
      if case .run(let body) = hook.body { try await body(context) }
    } catch {
      result = EntryResult(outcome: .failed, failure: Failure(thrown: error, at: hook.reference.location))
    }
    if let exceeded = timeLimit.takeExceeded() {
      result = EntryResult(outcome: .failed, failure: exceeded.failure(of: "hook", at: hook.reference.location))
    }
    result.attach(context.recorder.take())
    result.duration = ContinuousClock.now - start
    return result
  }
}
