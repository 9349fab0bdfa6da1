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
  }

  private let contents: StepContents
  private let parameterTypes: ParameterTypeTable
  private let findApp: @MainActor (String) -> String
  private let timeLimit = TimeLimit()
  private let clock = ContinuousClock()

  init(_ contents: StepContents, findApp: @escaping @MainActor (String) -> String) {
    self.contents = contents
    self.parameterTypes = ParameterTypeTable(contents.parameterTypes)
    self.findApp = findApp
  }

  /// Runs an assignment and returns how it ended; its apps are gone by then.
  func run(_ assignment: ScenarioAssignment, observer: some Observer) async -> AssignmentEnding {
    let start = clock.now
    let turn = Turn(assignment, ScenarioContext(assignment, findApp: findApp))
    let entries = assignment.entries.indices
    let firstAfter = entries.first { kind(of: assignment.entries[$0]) == .after } ?? entries.endIndex
    await uncancelled { [self] in
      timeLimit.watch(stepLimit: assignment.stepTimeLimit, scenarioLimit: assignment.timeLimit)
      for index in 0..<firstAfter { await run(index, turn, observer) }
      timeLimit.release()
    }
    if firstAfter < entries.endIndex {
      await uncancelled { [self] in
        for index in firstAfter..<entries.endIndex { await run(index, turn, observer) }
      }
    }
    let output = await turn.context.apps.endAll().filter { !$0.output.isEmpty }
      .map { CapturedOutput(app: $0.name, text: $0.output) }
    return AssignmentEnding(duration: clock.now - start, output: output)
  }

  /// Runs a body in this task, or in a fresh one where this was cancelled because a step ran out of time.
  ///
  /// A task for each scenario would cost more than a scenario of short steps does.
  private func uncancelled(_ body: @escaping @MainActor () async -> Void) async {
    if Task.isCancelled { await Task(operation: body).value } else { await body() }
  }

  /// An assignment that is being run.
  @MainActor
  private final class Turn {
    let assignment: ScenarioAssignment
    let worlds: Worlds
    let context: ScenarioContext
    var progression = Progression()

    init(_ assignment: ScenarioAssignment, _ context: ScenarioContext) {
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
      let start = clock.now
      timeLimit.begin(at: start)
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
      finish(&result, of: entry, since: start, turn.context)
    }
    turn.progression.note(result.outcome)
    if result.outcome == .failed { turn.context.hasFailed = true }
    observer.entryEnded(index, result)
  }

  /// Adds to a result how long it took, whether that was too long, and what was attached.
  private func finish(
    _ result: inout EntryResult, of entry: ScenarioAssignment.Entry, since start: ContinuousClock.Instant,
    _ context: ScenarioContext
  ) {
    result.duration = clock.now - start
    if let exceeded = timeLimit.takeExceeded() {
      let failure = exceeded.failure(at: location(of: entry))
      result = EntryResult(outcome: .failed, failure: failure, duration: result.duration)
    }
    result.attach(context.recorder.take())
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
  /// The outcome of a step that is not bound; nil for everything that can be run.
  fileprivate var unboundOutcome: Outcome? {
    switch self {
    case .undefined: .undefined
    case .ambiguous: .ambiguous
    case .hook, .definition: nil
    }
  }
}
