internal import FeatureFiles
internal import Reporting

/// Turns what becomes of the scenarios of a plan into the events of a run, in the order that `RunEvent` promises.
struct EventSource {
  private let plan: Plan
  private let receive: (RunEvent) -> Void
  private let start = ContinuousClock.now
  /// The instant of the latest event.
  private var latest = ContinuousClock.now
  private var underWay: [UnderWay?]
  private var settled: [Bool]
  /// How often a scenario that failed is tried again, where its feature does not say.
  private let retries: Int
  /// Whether what failed may be tried again; not once the run was stopped.
  private var mayRetry = true
  /// How many scenarios have ended worse than green, for good.
  private(set) var notGreen = 0

  /// A scenario that has started and not ended; shared, so that its steps are collected in place.
  private final class UnderWay {
    let attempt: Int
    let worker: Int
    let start: ContinuousClock.Instant
    /// How long the steps took so far; the clock need not be asked after each.
    var elapsed = Duration.zero
    var steps: [StepResult] = []
    /// The seed of its random numbers, where it asked for some.
    var seed: UInt64?

    init(attempt: Int, worker: Int, start: ContinuousClock.Instant, stepCount: Int) {
      self.attempt = attempt
      self.worker = worker
      self.start = start
      steps.reserveCapacity(stepCount)
    }
  }

  /// What follows when a scenario has ended.
  enum Sequel {
    /// It is done.
    case done
    /// It failed, and is tried once more.
    case again
  }

  init(_ plan: Plan, retries: Int = 0, receive: @escaping (RunEvent) -> Void) {
    self.plan = plan
    self.retries = retries
    self.receive = receive
    settled = Array(repeating: false, count: plan.scenarios.count)
    underWay = Array(repeating: nil, count: plan.scenarios.count)
  }

  /// Why the rest was not run, where the run was stopped after so many bad results.
  var failFastReason: String {
    notGreen == 1
      ? "The run was stopped after 1 scenario that was not green."
      : "The run was stopped after \(notGreen) scenarios that were not green."
  }

  /// Tells that the run begins.
  func runStarted(_ header: RunHeader) { receive(RunEvent(.runStarted(header), at: start)) }

  /// Tells what became of a hook of the run or of a worker, or of a worker's start.
  func runHookEnded(_ result: RunHookResult) { receive(RunEvent(.runHookEnded(result))) }

  /// The instant of an event that is told after all others: time does not go back where scenarios interleave.
  private mutating func told(_ instant: ContinuousClock.Instant) -> ContinuousClock.Instant {
    latest = max(latest, instant)
    return latest
  }

  /// Tells that a scenario begins.
  mutating func started(_ index: Int, attempt: Int, worker: Int) {
    let now = ContinuousClock.now
    underWay[index] = UnderWay(
      attempt: attempt, worker: worker, start: now, stepCount: plan.scenarios[index].entries.count)
    settled[index] = true
    receive(RunEvent(.scenarioStarted(plan.scenarios[index].scenario, attempt: attempt, worker: worker), at: told(now)))
  }

  /// Tells that the next step or hook of a scenario has ended.
  mutating func entryEnded(_ index: Int, _ entry: Int, _ result: EntryResult) {
    guard let state = underWay[index], entry == state.steps.count, entry < plan.scenarios[index].entries.count else {
      return
    }
    let step = StepResult(plan.scenarios[index].entries[entry], result)
    state.steps.append(step)
    state.elapsed += result.duration
    receive(
      RunEvent(
        .stepEnded(plan.scenarios[index].scenario, attempt: state.attempt, step), at: told(state.start + state.elapsed))
    )
  }

  /// Takes note that a scenario asked for random numbers.
  func seedUsed(_ index: Int, _ seed: UInt64) { underWay[index]?.seed = seed }

  /// Takes note that nothing more is started.
  mutating func stop() { mayRetry = false }

  /// Tells that a scenario has ended.
  @discardableResult
  mutating func ended(
    _ index: Int, _ ending: AssignmentEnding, failure: Failure? = nil, skipReason: String? = nil
  ) -> Sequel {
    guard let state = underWay[index].take() else { return .done }
    var result = ScenarioResult(
      plan.scenarios[index].scenario, attempt: state.attempt, worker: state.worker, steps: state.steps,
      failure: failure ?? ending.failure, skipReason: skipReason, output: ending.output, duration: ending.duration,
      seed: state.seed)
    let outcome = result.outcome
    // What is undefined, ambiguous or pending is so the next time as well.
    result.willRetry =
      mayRetry && outcome == .failed && state.attempt <= plan.scenarios[index].scenario.settings.retries ?? retries
    let sequel = result.willRetry ? Sequel.again : .done
    if !outcome.isGreen, sequel == .done { notGreen += 1 }
    receive(RunEvent(.scenarioEnded(result), at: told(state.start + ending.duration)))
    return sequel
  }

  /// Tells that the process of a scenario is gone: the entry that was running fails, the rest is not run.
  ///
  /// - Parameter since: When that entry began, as far as it is known.
  @discardableResult
  mutating func died(
    _ index: Int, _ failure: Failure, output: [CapturedOutput], since instant: Int? = nil
  ) -> Sequel {
    guard let state = underWay[index] else { return .done }
    // That it began is told late, so what its entries took may be more than what has passed since.
    let passed = ContinuousClock.now - state.start
    let entryDuration = instant.map { .nanoseconds(monotonicNanoseconds() - $0) } ?? max(.zero, passed - state.elapsed)
    let duration = max(passed, state.elapsed + entryDuration)
    let entries = plan.scenarios[index].entries
    let running = state.steps.count
    for entry in running..<entries.count {
      var result = EntryResult(outcome: .skipped)
      if entry == running {
        result = EntryResult(outcome: .failed, failure: failure, duration: entryDuration)
      } else if let advice = entries[entry].binding.advice {
        result.outcome = advice.outcome
      }
      entryEnded(index, entry, result)
    }
    let ending = AssignmentEnding(duration: duration, output: output)
    return ended(index, ending, failure: running == entries.count ? failure : nil)
  }

  /// Tells of a scenario that its author has switched off.
  mutating func skipped(_ index: Int, reason: String) {
    started(index, attempt: 1, worker: 1)
    for entry in plan.scenarios[index].entries.indices { entryEnded(index, entry, EntryResult(outcome: .skipped)) }
    ended(index, AssignmentEnding(duration: .zero, output: []), skipReason: reason)
  }

  /// Tells of all scenarios that have not started why they were not run, and that the run is over.
  mutating func runEnded(_ cause: RunEnding.Cause, notRun reason: String) {
    for index in plan.scenarios.indices where !settled[index] {
      receive(RunEvent(.scenarioNotRun(plan.scenarios[index].scenario, reason: reason)))
    }
    receive(RunEvent(.runEnded(RunEnding(cause, duration: ContinuousClock.now - start))))
  }
}

extension StepAdvice {
  /// The outcome of a step that has this advice.
  var outcome: Outcome {
    switch self {
    case .define: .undefined
    case .choose: .ambiguous
    }
  }
}
