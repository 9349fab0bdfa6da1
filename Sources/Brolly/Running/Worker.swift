internal import Reporting

#if canImport(Glibc)
  internal import Glibc
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
  private var apps = AppLocations()

  init(_ contents: StepContents) throws(SystemError) {
    // What steps start must not take itself for a worker.
    unsetenv(Self.environmentName)
    self.contents = contents
    channel = try WorkerChannel()
    SupervisorWatch.start(WorkerChannel.descriptor)
  }

  /// Serves until the supervisor closes the line.
  func serve() async throws {
    let runner = ScenarioRunner(contents) { [unowned self] in apps.executable(named: $0) }
    let hooks = RunHookRunner(contents)
    try channel.send(.greeting(fingerprint: contents.fingerprint))
    while let message = try channel.receive() {
      switch message {
      case .configure(let apps): self.apps = apps
      case .run(let assignment): try await run(assignment, with: runner)
      case .runHooks(let indices): try await run(indices, with: hooks)
      case .end: return
      }
    }
  }

  private func run(_ assignment: ScenarioAssignment, with runner: ScenarioRunner) async throws {
    try channel.send(.scenarioStarted(index: assignment.index))
    try channel.flushNowAndThen()
    var ending = await runner.run(assignment, observer: self)
    ending.output = printed() + ending.output
    try channel.send(.scenarioEnded(ending))
  }

  private func run(_ indices: [Int], with hooks: RunHookRunner) async throws {
    for index in indices {
      try channel.send(.hookStarted(index: index))
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
