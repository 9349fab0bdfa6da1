internal import Reporting

/// Runs the hooks of the run and of the worker.
@MainActor
struct RunHookRunner {
  private let contents: StepContents

  init(_ contents: StepContents) {
    self.contents = contents
  }

  /// Runs one hook, named by its index, and tells what became of it.
  func run(_ index: Int) async -> EntryResult {
    let hook = contents.hooks[index]
    let context = RunContext()
    let start = ContinuousClock.now
    var result = EntryResult(outcome: .passed)
    do {
      if case .run(let body) = hook.body { try await body(context) }
    } catch {
      result = EntryResult(outcome: .failed, failure: Failure(thrown: error, at: hook.reference.location))
    }
    result.attach(context.recorder.take())
    result.duration = ContinuousClock.now - start
    return result
  }
}
