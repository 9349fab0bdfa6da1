internal import FeatureFiles
internal import Reporting

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Runs a plan in this very process, one scenario after another: for debuggers, and where processes cannot be started.
///
/// A step that traps or never returns takes the run with it; nothing else differs from a run in workers.
@MainActor
final class InProcessRun: ScenarioRunner.Observer {
  private let plan: Plan
  private let contents: StepContents
  private let hooks: HookSelection
  private let options: RunOptions
  private let printed: () -> [CapturedOutput]
  private var source: EventSource
  private var running = 0
  private var abortion: String?
  private let timeLimit = TimeLimit()
  private lazy var runner = ScenarioRunner(contents, timeLimit) { [apps = options.apps] in apps.executable(named: $0) }
  private var isInterrupted = false

  init(
    _ plan: Plan, _ contents: StepContents, _ hooks: HookSelection, _ options: RunOptions, _ source: EventSource,
    printed: @escaping () -> [CapturedOutput]
  ) {
    self.plan = plan
    self.contents = contents
    self.hooks = hooks
    self.options = options
    self.source = source
    self.printed = printed
  }

  /// Cancels what runs, and starts nothing more but the hooks that tidy up.
  func interrupt() {
    isInterrupted = true
    timeLimit.interrupt()
  }

  /// Tells how things stand, as the last that is told.
  func endAtOnce() {
    isInterrupted = true
    source.stop()
    source.died(running, Failure(interruptedAt: nil), output: printed())
    tellEnd(wasStoppedEarly: true)
  }

  /// Runs the plan to its end.
  func run() async {
    await runHooks(.beforeAll)
    if abortion == nil { await runHooks(.beforeWorker) }
    let wasStoppedEarly = abortion == nil ? await runScenarios() : false
    await runHooks(.afterWorker)
    await runHooks(.afterAll)
    tellEnd(wasStoppedEarly: wasStoppedEarly)
  }

  private func tellEnd(wasStoppedEarly: Bool) {
    if isInterrupted {
      source.runEnded(.interrupted, notRun: "The run was interrupted.")
    } else if let abortion {
      source.runEnded(.aborted, notRun: abortion)
    } else if wasStoppedEarly {
      source.runEnded(.failedFast, notRun: source.failFastReason)
    } else {
      source.runEnded(.completed, notRun: "The run ended before its turn.")
    }
  }

  /// Runs the scenarios in order; returns whether the run was stopped before the last one.
  private func runScenarios() async -> Bool {
    let order = options.startOrder(of: plan.scenarios.count)
    for (position, index) in order.enumerated() {
      if isInterrupted { return true }
      await run(index)
      if let most = options.failFast, source.notGreen >= most { return position < order.count - 1 }
    }
    return false
  }

  private func run(_ index: Int) async {
    let planned = plan.scenarios[index]
    if let reason = planned.scenario.settings.skipReason { return source.skipped(index, reason: reason) }
    running = index
    var sequel = EventSource.Sequel.again
    var attempt = 0
    while sequel == .again, !isInterrupted {
      attempt += 1
      source.started(index, attempt: attempt, worker: 1)
      let assignment = ScenarioAssignment(planned, index: index, attempt: attempt, options)
      var ending = await runner.run(assignment, observer: self)
      ending.output = printed() + ending.output
      if isInterrupted { source.stop() }
      sequel = source.ended(index, ending)
    }
  }

  private func runHooks(_ kind: HookReference.Kind) async {
    let runner = RunHookRunner(contents, timeLimit, limit: options.stepTimeLimit)
    for index in hooks.indices(kind) {
      let result = await runner.run(index)
      source.runHookEnded(
        RunHookResult(
          .hook(contents.hooks[index].reference), worker: 1, failure: result.failure,
          attachments: result.attachments, output: printed(), duration: result.duration))
      let isNeeded = kind == .beforeAll || kind == .beforeWorker
      if result.failure != nil, isNeeded { abortion = "A \(kind.rawValue) hook failed." }
    }
  }

  func entryStarted(_ index: Int) {}

  func entryEnded(_ index: Int, _ result: EntryResult) { source.entryEnded(running, index, result) }

  func seedUsed(_ seed: UInt64) { source.seedUsed(running, seed) }
}
