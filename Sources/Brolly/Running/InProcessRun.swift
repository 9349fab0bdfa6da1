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

  /// Runs the plan to its end.
  func run() async {
    await runHooks(.beforeAll)
    if abortion == nil { await runHooks(.beforeWorker) }
    let wasStoppedEarly = abortion == nil ? await runScenarios() : false
    await runHooks(.afterWorker)
    await runHooks(.afterAll)
    if let abortion {
      source.runEnded(.aborted, notRun: abortion)
    } else if wasStoppedEarly {
      source.runEnded(.failedFast, notRun: source.failFastReason)
    } else {
      source.runEnded(.completed, notRun: "The run ended before its turn.")
    }
  }

  /// Runs the scenarios in order; returns whether the run was stopped before the last one.
  private func runScenarios() async -> Bool {
    let runner = ScenarioRunner(contents) { [apps = options.apps] in apps.executable(named: $0) }
    let order = options.startOrder(of: plan.scenarios.count)
    for (position, index) in order.enumerated() {
      await run(index, with: runner)
      if let most = options.failFast, source.notGreen >= most { return position < order.count - 1 }
    }
    return false
  }

  private func run(_ index: Int, with runner: ScenarioRunner) async {
    let planned = plan.scenarios[index]
    if let reason = planned.scenario.settings.skipReason { return source.skipped(index, reason: reason) }
    running = index
    var sequel = EventSource.Sequel.again
    var attempt = 0
    while sequel == .again {
      attempt += 1
      source.started(index, attempt: attempt, worker: 1)
      let assignment = ScenarioAssignment(planned, index: index, attempt: attempt, options)
      var ending = await runner.run(assignment, observer: self)
      ending.output = printed() + ending.output
      sequel = source.ended(index, ending)
    }
  }

  private func runHooks(_ kind: HookReference.Kind) async {
    let runner = RunHookRunner(contents)
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
