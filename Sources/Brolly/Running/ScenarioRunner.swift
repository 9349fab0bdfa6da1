internal import Diagnostics
internal import FeatureFiles
internal import Reporting
internal import YAMLReader

/// Runs assignments one at a time. It does not know where it runs: in a worker, or beside the supervisor.
@MainActor
final class ScenarioRunner {
  /// Takes what happens while an assignment runs.
  @MainActor
  protocol Observer: AnyObject {
    func entryStarted(_ index: Int)
    func entryEnded(_ index: Int, _ result: EntryResult)
    /// The scenario asked for random numbers.
    func seedUsed(_ seed: UInt64)
  }

  private let contents: StepContents
  private let parameterTypes: ParameterTypeTable
  private let findApp: @MainActor (String) -> String
  private let timeLimit: TimeLimit
  private let clock = ContinuousClock()

  init(_ contents: StepContents, _ timeLimit: TimeLimit, findApp: @escaping @MainActor (String) -> String) {
    self.timeLimit = timeLimit
    self.contents = contents
    self.parameterTypes = ParameterTypeTable(contents.parameterTypes)
    self.findApp = findApp
  }

  /// Runs an assignment and returns how it ended; its apps are gone by then.
  func run(_ assignment: ScenarioAssignment, observer: some Observer) async -> AssignmentEnding {
    let start = clock.now
    let turn = Turn(assignment, ScenarioContext(assignment, observer: observer, findApp: findApp), now: start)
    let entries = assignment.entries
    let firstAfter = entries.firstIndex { kind(of: $0) == .after } ?? entries.endIndex
    if Task.isCancelled {
      await Task { await runWatched(turn, ..<firstAfter, observer) }.value
    } else {
      await runWatched(turn, ..<firstAfter, observer)
    }
    if firstAfter < entries.endIndex {
      if Task.isCancelled {
        await Task { await runWatched(turn, firstAfter..., observer) }.value
      } else {
        await runWatched(turn, firstAfter..., observer)
      }
    }
    let output = turn.context.apps.isEmpty ? [] : await turn.context.apps.endAll()
    if !output.isEmpty { turn.now = clock.now }
    let mistake = output.isEmpty ? nil : turn.context.apps.takeMistake()
    return AssignmentEnding(
      duration: turn.now - start, failure: mistake.map { Failure(thrown: $0, at: assignment.location) },
      output: output.filter { !$0.output.isEmpty }.map { CapturedOutput(app: $0.name, text: $0.output) })
  }

  /// Runs entries under the time limits.
  private func runWatched(_ turn: Turn, _ entries: PartialRangeUpTo<Int>, _ observer: some Observer) async {
    timeLimit.watch(
      stepLimit: turn.assignment.stepTimeLimit, scenarioLimit: turn.assignment.timeLimit, since: turn.now)
    for index in entries.relative(to: turn.assignment.entries) { await run(index, turn, observer) }
    timeLimit.release()
  }

  /// Runs the hooks after the steps, each under the limit of a step: they are owed even where the scenario is out of time.
  private func runWatched(_ turn: Turn, _ entries: PartialRangeFrom<Int>, _ observer: some Observer) async {
    timeLimit.watch(stepLimit: turn.assignment.stepTimeLimit, since: turn.now, isInterruptible: false)
    for index in entries.relative(to: turn.assignment.entries) {
      await run(index, turn, observer)
      // The next one has not been cancelled.
      if Task.isCancelled { return await Task { await runWatched(turn, (index + 1)..., observer) }.value }
    }
    timeLimit.release()
  }

  /// An assignment that is being run.
  @MainActor
  private final class Turn {
    let assignment: ScenarioAssignment
    let worlds: Worlds
    let context: ScenarioContext
    var progression = Progression()
    /// The end of what ran last, which is the beginning of what runs next: the clock is asked once for both.
    var now: ContinuousClock.Instant

    init(_ assignment: ScenarioAssignment, _ context: ScenarioContext, now: ContinuousClock.Instant) {
      self.now = now
      self.assignment = assignment
      self.context = context
      worlds = Worlds(context)
    }

    /// The value behind a step, with the file that it stands in.
    func argument(_ node: YAMLNode?) -> StepArgument? {
      node.map { StepArgument(node: $0, file: assignment.location.file) }
    }
  }

  /// Runs the next entry of an assignment, or tells why it is not run.
  ///
  /// It is one function, because each asynchronous call costs as much as a short step.
  private func run(_ index: Int, _ turn: Turn, _ observer: some Observer) async {
    observer.entryStarted(index)
    let entry = turn.assignment.entries[index]
    var result = EntryResult(outcome: .passed)
    let kind = kind(of: entry)
    if case .report(let outcome) = turn.progression.turn(of: kind, unbound: entry.unboundOutcome) {
      result.outcome = outcome
    } else {
      timeLimit.begin(at: turn.now)
      do {
        switch entry {
        case .hook(let index):
          if case .scenario(let body) = contents.hooks[index].body { try await body(turn.worlds) }
        case .definition(let index, let captures, let argument):
          var values = StepValues(
            captures: captures, argument: turn.argument(argument), parameterTypes: parameterTypes)
          try await contents.definitions[index].body(turn.worlds, &values)
        case .undefined, .ambiguous: preconditionFailure("An unbound step is reported, never run.")
        }
      } catch {
        result = EntryResult(thrown: error, at: location(of: entry))
      }
      finish(&result, of: entry, turn)
    }
    turn.progression.note(result.outcome)
    if result.outcome == .failed { turn.context.hasFailed = true }
    observer.entryEnded(index, result)
  }

  /// Adds to a result how long it took, whether that was too long, and what was attached.
  private func finish(_ result: inout EntryResult, of entry: ScenarioAssignment.Entry, _ turn: Turn) {
    let end = clock.now
    result.duration = end - turn.now
    turn.now = end
    if let exceeded = timeLimit.takeExceeded() {
      let failure = exceeded.failure(of: entry.isHook ? "hook" : "step", at: location(of: entry))
      result = EntryResult(outcome: .failed, failure: failure, duration: result.duration)
    }
    if !turn.context.apps.isEmpty { look(at: turn.context, &result, location(of: entry)) }
    result.attach(turn.context.recorder.take())
  }

  /// Fails a step during which an app called what it should not, and keeps the screens that a failed step leaves.
  private func look(at context: ScenarioContext, _ result: inout EntryResult, _ location: SourceLocation) {
    if let mistake = context.apps.takeMistake(), result.outcome == .passed {
      let duration = result.duration
      result = EntryResult(thrown: mistake, at: location)
      result.duration = duration
    }
    if result.outcome == .failed { context.apps.attachScreens(to: context) }
  }

  /// Where in Swift an entry stands that is run.
  private func location(of entry: ScenarioAssignment.Entry) -> SourceLocation {
    switch entry {
    case .hook(let index): contents.hooks[index].reference.location
    case .definition(let index, _, _): contents.definitions[index].location
    case .undefined, .ambiguous: preconditionFailure("An unbound step is reported, never run.")
    }
  }

  private func kind(of entry: ScenarioAssignment.Entry) -> Progression.EntryKind {
    guard case .hook(let index) = entry else { return .step }
    switch contents.hooks[index].kind {
    case .before: return .before
    case .beforeStep: return .beforeStep
    case .afterStep: return .afterStep
    default: return .after
    }
  }
}

extension ScenarioAssignment.Entry {
  fileprivate var isHook: Bool { if case .hook = self { true } else { false } }

  /// The outcome of a step that is not bound; nil for everything that can be run.
  fileprivate var unboundOutcome: Outcome? {
    switch self {
    case .undefined: .undefined
    case .ambiguous: .ambiguous
    case .hook, .definition: nil
    }
  }
}
