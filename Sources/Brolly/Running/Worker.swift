internal import Reporting
internal import Synchronization

#if canImport(Glibc)
  @preconcurrency internal import Glibc
#else
  internal import Darwin
#endif

/// A process that runs what its supervisor hands it, one scenario at a time, and tells what becomes of it.
@MainActor
final class Worker: ScenarioRunner.Observer {
  /// The environment variable that makes a suite's process a worker.
  nonisolated static let environmentName = "BROLLY_WORKER"

  /// Whether this process was started as a worker.
  static var isWorker: Bool { getenv(environmentName) != nil }

  private let contents: StepContents
  private var channel: WorkerChannel
  private let output = OutputFile(descriptor: 1)
  private let runner: ScenarioRunner
  private let hooks: RunHookRunner
  private let apps = AppLocationBox()
  private let interruption: InterruptionFlag

  init(_ contents: StepContents) throws(SystemError) {
    // What steps start must not take itself for a worker.
    unsetenv(Self.environmentName)
    Backtracer.keepFromChildren()
    CrashSignals.makeFinal()
    // What a step printed is in the file by the time that it crashes.
    setvbuf(stdout, nil, Int32(_IOLBF), 0)
    self.contents = contents
    channel = try WorkerChannel()
    let timeLimit = TimeLimit()
    runner = ScenarioRunner(contents, timeLimit) { [apps] in apps.locations.executable(named: $0) }
    hooks = RunHookRunner(contents, timeLimit)
    let interruption = InterruptionFlag()
    self.interruption = interruption
    SupervisorWatch.start(WorkerChannel.controlDescriptor) {
      interruption.isSet.store(true, ordering: .relaxed)
      // What runs hears of it as soon as it lets go of the main actor.
      Task { @MainActor in timeLimit.interrupt() }
    }
  }

  /// Serves until the supervisor closes the line.
  func serve() async throws {
    try channel.send(.greeting(fingerprint: contents.fingerprint))
    while let message = try channel.receive() {
      switch message {
      case .configure(let apps, let stepTimeLimit):
        self.apps.locations = apps
        hooks.limit = stepTimeLimit
      case .run(let assignment): try await run(assignment)
      case .runHooks(let indices): try await run(indices)
      case .end: return
      }
    }
  }

  private func run(_ assignment: ScenarioAssignment) async throws {
    if interruption.isSet.load(ordering: .relaxed) {
      try channel.send(.declined(index: assignment.index))
      return try channel.flush()
    }
    try channel.send(.scenarioStarted(index: assignment.index))
    // The supervisor has to know when the time of a scenario begins that may take less than others.
    if assignment.timeLimit == nil { try channel.flushNowAndThen() } else { try channel.flush() }
    var ending = await runner.run(assignment, observer: self)
    ending.output = printed() + ending.output
    try channel.send(.scenarioEnded(ending))
  }

  private func run(_ indices: [Int]) async throws {
    for index in indices {
      try channel.send(.hookStarted(index: index, at: monotonicNanoseconds()))
      let result = await hooks.run(index)
      try channel.send(.hookEnded(result, output: printed()))
    }
    try channel.send(.hooksEnded)
    try channel.flush()
  }

  func entryStarted(_ index: Int) { tell(.entryStarted(entry: index, at: monotonicNanoseconds())) }

  func entryEnded(_ index: Int, _ result: EntryResult) { tell(.entryEnded(entry: index, result)) }

  func seedUsed(_ seed: UInt64) { tell(.seedUsed(seed)) }

  private func tell(_ message: WorkerMessage) {
    // A supervisor that cannot be reached is gone, and nobody is left to tell.
    do { try channel.send(message) } catch { exit(EXIT_FAILURE) }
  }

  /// What was printed since the last time.
  private func printed() -> [CapturedOutput] {
    fflush(nil)
    return output.take().map { [CapturedOutput(text: $0)] } ?? []
  }
}

/// Whether the supervisor has asked to start nothing more; set by the thread that hears of it.
private final class InterruptionFlag: Sendable {
  let isSet = Atomic(false)
}

/// Where the apps are, as soon as the supervisor has said so.
@MainActor
private final class AppLocationBox {
  var locations = AppLocations()
}
