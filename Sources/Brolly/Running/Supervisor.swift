internal import FeatureFiles
internal import Reporting

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Runs a plan in worker processes, and outlives every one of them.
///
/// It is one loop on one thread over the lines to its workers: it hands out scenarios, takes note of what becomes of them,
/// and sleeps until there is news or a deadline. So nothing needs a lock, and the events have one order.
final class Supervisor {
  /// How long a process that hangs is waited for when it was asked where it stands.
  private static let answerTime = Duration.seconds(2)
  /// How long a process that crashed may take to tell where, beyond its limit.
  let crashTime = Duration.seconds(5)
  /// How often workers may die one after the other without having run anything.
  private static let mostFruitlessDeaths = 3

  let plan: Plan
  let contents: StepContents
  let hooks: HookSelection
  let options: RunOptions
  var source: EventSource
  var queue: WorkQueue
  var slots: [Int: WorkerSlot] = [:]
  var stop: Stop?
  var hasBegun = false
  var isAfterAllDue: Bool
  /// Whether a worker was started for nothing but the hooks after all; there is no second one.
  private var hasLastWorker = false
  var tick: Tick?
  private let executable: String
  private let interruption: Interruption
  private var interruptions = 0
  /// How many workers have died since a scenario ended that had not begun one.
  var fruitlessDeaths = 0
  private var nextTick = monotonicNanoseconds()

  /// Something that is done every so often, news or not: a line on the terminal moves on.
  struct Tick {
    var interval: Duration
    var action: () -> Void
  }

  /// Why no further scenario starts.
  enum Stop: Equatable {
    case failedFast
    case aborted(String)
    case interrupted
  }

  init(_ plan: Plan, _ contents: StepContents, _ hooks: HookSelection, _ options: RunOptions, _ source: EventSource) {
    self.plan = plan
    self.contents = contents
    self.hooks = hooks
    self.options = options
    self.source = source
    queue = WorkQueue(
      options.startOrder(of: plan.scenarios.count), workers: options.workers ?? 1,
      isOneByOne: options.failFast != nil
    ) { plan.scenarios[$0].scenario.settings }
    isAfterAllDue = !hooks.indices(.afterAll).isEmpty
    executable = ThisProgram.path
    interruption = Interruption()
  }

  /// Runs the plan to its end, whatever happens to the workers.
  func run() {
    for number in 1...max(1, options.workers ?? 1) { start(number) }
    while !isOver {
      for number in slots.keys.sorted() { advance(number) }
      waitForNews()
    }
    tellEnd()
    // Workers that have nothing left to do end while the reports are written.
    while !slots.isEmpty { waitForNews() }
  }

  /// Whether nothing is left to tell: the hooks after all have run, and every worker that there still is was told to end.
  private var isOver: Bool { slots.isEmpty || (!isAfterAllDue && slots.values.allSatisfy { $0.phase == .ending }) }

  private func tellEnd() {
    tick = nil
    let reason: String
    switch stop {
    case .failedFast: reason = source.failFastReason
    case .aborted(let why): reason = why
    case .interrupted: reason = "The run was interrupted."
    case nil: reason = "The run ended before its turn."
    }
    source.runEnded(cause, notRun: reason)
  }

  private var cause: RunEnding.Cause {
    switch stop {
    case .failedFast: .failedFast
    case .aborted: .aborted
    case .interrupted: .interrupted
    case nil: .completed
    }
  }

  /// Hands out nothing more.
  func stop(_ reason: Stop) {
    if stop == nil || reason == .interrupted { stop = reason }
    queue.stop()
    source.stop()
  }

  // MARK: - Workers

  private func start(_ number: Int) {
    do {
      let process = try WorkerProcess(number: number, executable: executable, arguments: [])
      process.send(.configure(options.apps, stepTimeLimit: options.stepTimeLimit))
      slots[number] = WorkerSlot(process, limit: .seconds(30) + options.grace)
    } catch {
      tellFailedStart(number, "\(error).", output: [])
    }
  }

  func tellFailedStart(_ number: Int, _ message: String, output: [CapturedOutput]) {
    let failure = Failure(.crashed, type: "WorkerStart", "Worker \(number) could not be started: \(message)")
    source.runHookEnded(RunHookResult(.workerStart, worker: number, failure: failure, output: output))
    stop(.aborted("A worker could not be started."))
  }

  /// Takes note that a worker died without having begun anything; when that happens again and again it is no accident.
  func noteFruitlessDeath(_ number: Int, _ status: ChildProcessStatus, output: [CapturedOutput]) {
    fruitlessDeaths += 1
    guard fruitlessDeaths > Self.mostFruitlessDeaths, stop == nil else { return }
    let what = "its process \(status), as \(Self.mostFruitlessDeaths) before it did, without having run anything."
    tellFailedStart(number, what, output: output)
  }

  /// Takes a worker that is gone off the list, and starts another in its place where there is work for it.
  func replace(_ number: Int, _ slot: WorkerSlot) {
    slots[number] = nil
    queue.putBack(slot.handed, of: number)
    if !queue.isEmpty { return start(number) }
    guard slots.isEmpty, hasBegun, isAfterAllDue, stop != .interrupted else { return }
    if hasLastWorker { tellMissedAfterAll(number) } else { start(number) }
    hasLastWorker = true
  }

  /// Tells that the worker which was started for the hooks after all died before it came to them.
  private func tellMissedAfterAll(_ number: Int) {
    let failure = Failure(.crashed, type: "WorkerStart", "No worker lived long enough to run this hook.")
    for index in hooks.indices(.afterAll) {
      source.runHookEnded(RunHookResult(.hook(contents.hooks[index].reference), worker: number, failure: failure))
    }
  }

  // MARK: - News

  private func waitForNews() {
    let numbers = slots.keys.sorted()
    var watched = numbers.compactMap { slots[$0] }.map { slot in
      slot.process.flush()
      let events = slot.process.hasOutgoing ? POLLIN | POLLOUT : POLLIN
      return pollfd(fd: slot.process.line, events: Int16(events), revents: 0)
    }
    watched.append(pollfd(fd: interruption.descriptor, events: Int16(POLLIN), revents: 0))
    let count = poll(&watched, nfds_t(watched.count), millisecondsToSleep)
    if count > 0 {
      for (number, news) in zip(numbers, watched) where news.revents != 0 { takeNews(of: number) }
      if watched.last?.revents != 0 { takeInterruption() }
    }
    for number in numbers { checkDeadline(of: number) }
    tickIfDue()
  }

  private func tickIfDue() {
    guard let tick, monotonicNanoseconds() >= nextTick else { return }
    nextTick = monotonicNanoseconds() + tick.interval.nanoseconds
    // What runs may be told in the journals alone.
    for number in slots.keys.sorted() { takeUnsent(of: number) }
    tick.action()
  }

  /// How long to sleep at most: until the nearest deadline, rounded up so that it has passed by then; -1 for ever.
  private var millisecondsToSleep: Int32 {
    let deadlines = slots.values.compactMap(\.deadline) + (tick == nil ? [] : [nextTick])
    guard let nearest = deadlines.min() else { return -1 }
    let nanoseconds = max(0, nearest - monotonicNanoseconds())
    return Int32(clamping: (nanoseconds + 999_999) / 1_000_000)
  }

  /// Lets what runs end in order within the grace period; the second time, ends it at once.
  private func takeInterruption() {
    interruptions += interruption.take()
    guard interruptions > 0 else { return }
    stop(.interrupted)
    for slot in slots.values {
      if slot.verdict == nil { slot.process.interrupt() }
      slot.limit = interruptions > 1 ? .zero : options.grace
      slot.since = monotonicNanoseconds()
      slot.verdict = .interrupted
    }
  }

  /// How long a hook may go on, from the instant at which it was told to begin.
  var hookLimit: Duration { stop == .interrupted ? options.grace : options.stepTimeLimit + options.grace }

  /// Asks a worker that hangs where it stands, where it can tell; returns whether an answer is waited for.
  func askWhereItStands(_ slot: WorkerSlot) -> Bool {
    guard slot.process.tellsWhereItStands, slot.answerDeadline == nil, slot.phase != .ending else { return false }
    slot.process.askWhereItStands()
    slot.awaitAnswer(for: Self.answerTime)
    return true
  }
}
