internal import Diagnostics
internal import FeatureFiles
internal import Reporting

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
  }

  private func run(_ index: Int, _ turn: Turn, _ observer: some Observer) async {
    observer.entryStarted(index)
    let result = await result(of: turn.assignment.entries[index], turn)
    turn.progression.note(result.outcome)
    if result.outcome == .failed { turn.context.hasFailed = true }
    observer.entryEnded(index, result)
  }

  private func result(of entry: ScenarioAssignment.Entry, _ turn: Turn) async -> EntryResult {
    let kind = kind(of: entry)
    if case .report(let outcome) = turn.progression.turn(of: kind, unbound: entry.unboundOutcome) {
      return EntryResult(outcome: outcome)
    }
    let worlds = turn.worlds
    switch entry {
    case .undefined, .ambiguous:
      preconditionFailure("An unbound step is reported, never run.")
    case .hook(let index):
      let hook = contents.hooks[index]
      return await result(at: hook.reference.location, turn.context) {
        if case .scenario(let body) = hook.body { try await body(worlds) }
      }
    case .definition(let index, let captures, let argument):
      let definition = contents.definitions[index]
      let file = turn.assignment.location.file
      let given = argument.map { StepArgument(node: $0, file: file) }
      var values = StepValues(captures: captures, argument: given, parameterTypes: parameterTypes)
      return await result(at: definition.location, turn.context) {
        try await definition.body(worlds, &values)
      }
    }
  }

  /// Runs a body and tells what became of it.
  private func result(
    at location: SourceLocation, _ context: ScenarioContext, of body: @MainActor () async throws -> Void
  ) async -> EntryResult {
    let start = clock.now
    timeLimit.begin(at: start)
    var result: EntryResult
    do {
      try await body()
      result = EntryResult(outcome: .passed)
    } catch {
      result = EntryResult(thrown: error, at: location)
    }
    result.duration = clock.now - start
    if let exceeded = timeLimit.takeExceeded() {
      result = EntryResult(outcome: .failed, failure: exceeded.failure(at: location), duration: result.duration)
    }
    result.attach(context.recorder.take())
    return result
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
