import AppInterface
import Synchronization

/// What is known of a running app: the child's reader writes it, steps read it and wait for it to change.
final class AppConnection: Sendable {
  /// What the app has told so far.
  struct Status: Sendable {
    /// Counts what came, so that nobody misses a change between looking and waiting.
    var revision = 0
    var version: Int?
    /// The type that the injected value was read as.
    var injectionRead: String?
    var injectionRefused: String?
    var screen: ElementSnapshot?
    /// The calls of stubbed functions, in their order.
    var calls: [RecordedCall] = []
    var isClosed = false
    var nonsense: String?
    var ended: ChildProcessStatus?
  }

  /// The answer to a request.
  enum Answer: Sendable {
    case done
    case refused(WireError)
  }

  fileprivate struct State {
    var status = Status()
    var reader = FrameReader<AppMessage>()
    var requests = 0
    var answers: [Int: Answer] = [:]
    /// The stubbed functions that were called without being set up, and not asked for since.
    var unpreparedCalls: [String] = []
    var waiters: [ObjectIdentifier: Wakeup] = [:]
  }

  private let state = Mutex(State())

  /// What the app has told so far.
  var status: Status { state.withLock(\.status) }

  /// What a child process is to tell this.
  var listener: ChildProcess.Listener {
    ChildProcess.Listener(
      received: { [self] bytes in update { $0.receive(bytes) } },
      channelClosed: { [self] in update { $0.status.isClosed = true } },
      ended: { [self] end in update { $0.status.ended = end } })
  }

  /// A number for the next request.
  func nextRequest() -> Int {
    state.withLock { state in
      state.requests += 1
      return state.requests
    }
  }

  /// Takes the answer to a request, if it has come.
  func takeAnswer(to request: Int) -> Answer? { state.withLock { $0.answers.removeValue(forKey: request) } }

  /// Takes the functions that were called without being set up since this was asked last.
  func takeUnpreparedCalls() -> [String] {
    state.withLock { state in
      defer { state.unpreparedCalls = [] }
      return state.unpreparedCalls
    }
  }

  /// Waits until something has come after a revision; false where nothing has by the deadline.
  func change(after revision: Int, until deadline: ContinuousClock.Instant) async throws -> Bool {
    try Task.checkCancellation()
    guard deadline > .now else { return status.revision > revision }
    let wakeup = Wakeup()
    wake(wakeup, after: revision)
    defer { forget(wakeup) }
    await wakeup.wait(until: deadline)
    try Task.checkCancellation()
    return status.revision > revision
  }

  /// Wakes somebody as soon as something has come after a revision.
  func wake(_ wakeup: Wakeup, after revision: Int) {
    let isOver = state.withLock { state in
      guard state.status.revision == revision else { return true }
      state.waiters[ObjectIdentifier(wakeup)] = wakeup
      return false
    }
    if isOver { wakeup.wake() }
  }

  /// Wakes somebody no longer.
  func forget(_ wakeup: Wakeup) { state.withLock { _ = $0.waiters.removeValue(forKey: ObjectIdentifier(wakeup)) } }

  private func update(_ change: (inout State) -> Void) {
    let waiters = state.withLock { state in
      change(&state)
      state.status.revision += 1
      defer { state.waiters.removeAll(keepingCapacity: true) }
      return Array(state.waiters.values)
    }
    for waiter in waiters { waiter.wake() }
  }
}

extension AppConnection.State {
  /// Reads what messages there are; after nonsense, or another version's greeting, nothing more can be understood.
  fileprivate mutating func receive(_ bytes: ArraySlice<UInt8>) {
    reader.append(bytes)
    do {
      while status.nonsense == nil, (status.version ?? ProtocolVersion.current) == ProtocolVersion.current,
        let message = try reader.next()
      { take(message) }
    } catch {
      status.nonsense = "\(error)"
    }
  }

  private mutating func take(_ message: AppMessage) {
    switch message {
    case .greeting(let version): status.version = version
    case .injectionRead(let type): status.injectionRead = type
    case .injectionRefused(let reason): status.injectionRefused = reason
    case .screen(let screen): status.screen = screen
    case .done(let request): answers[request] = .done
    case .refused(let request, let error): answers[request] = .refused(error)
    case .called(let call, of: let function): status.calls.append(RecordedCall(function: function, call: call))
    case .calledUnprepared(let function): unpreparedCalls.append(function)
    }
  }
}
