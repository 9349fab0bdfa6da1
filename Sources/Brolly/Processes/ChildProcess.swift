import Synchronization

#if canImport(Glibc)
  package import Glibc
#else
  package import Darwin
#endif

/// A process that was started here, in a group of its own, with a channel to it.
///
/// Its output is drained all the time. When it has ended, what is left of its group is killed, and on Linux what left the
/// group, so that no child that it left behind outlives it. Use `withChildProcess` where a scope can own it; otherwise
/// `end` it.
package final class ChildProcess: Sendable {
  /// What the owner hears: bytes of the channel as they come, then the channel's end, then the process's.
  package struct Listener: Sendable {
    var received: @Sendable (ArraySlice<UInt8>) -> Void
    var channelClosed: @Sendable () -> Void
    var ended: @Sendable (ChildProcessStatus) -> Void

    /// Hears of nothing but what is given.
    package init(
      received: @escaping @Sendable (ArraySlice<UInt8>) -> Void = { _ in },
      channelClosed: @escaping @Sendable () -> Void = {},
      ended: @escaping @Sendable (ChildProcessStatus) -> Void = { _ in }
    ) {
      self.received = received
      self.channelClosed = channelClosed
      self.ended = ended
    }
  }

  private struct State {
    /// Whether `waitpid` has run: from then on the number may be another process's, and nothing is sent to it.
    var isReaped = false
    var status: ChildProcessStatus?
    var waiters: [Int: CheckedContinuation<ChildProcessStatus?, Never>] = [:]
    var nextWaiter = 0
  }

  /// The process's number, and its group's.
  package let identifier: pid_t
  /// What it printed so far.
  package var output: String { stream.output }

  private let stream: ChildProcessStream
  private let strays = StrayProcesses()
  private let state = Mutex(State())

  /// Starts a command.
  package init(_ command: ChildProcessCommand, _ listener: Listener = Listener()) throws(ChildProcessError) {
    let wake = try ChildProcessPlatform.pipe()
    let spawned: SpawnedProcess
    var command = command
    command.environment[StrayProcesses.variable] = strays.mark
    do {
      spawned = try SpawnedProcess(command)
    } catch {
      close(wake.read)
      close(wake.write)
      throw error
    }
    identifier = spawned.identifier
    stream = ChildProcessStream(channel: spawned.channel, output: spawned.output, wake: wake.read, listener)
    waitOnThread(wake: wake.write, listener)
    stream.readOnThread()
  }

  /// Sends bytes over the channel; the process may be gone, which its end tells.
  package func send(_ bytes: [UInt8]) { stream.send(bytes) }

  /// Sends a signal to the process and its group, if it has not ended.
  package func signal(_ signal: Int32) {
    state.withLock { state in
      if !state.isReaped { kill(-identifier, signal) }
    }
  }

  /// Ends the process and everything in its group, and returns how it ended.
  @discardableResult
  package func end(_ teardown: ChildProcessTeardown = .standard) async -> ChildProcessStatus {
    for step in teardown.steps {
      signal(step.signal)
      if let status = await status(within: step.grace) { return status }
    }
    while true {
      signal(SIGKILL)
      if let status = await status(within: .seconds(1)) { return status }
    }
  }

  /// Waits for the end, but not longer than this; nil where the process still runs.
  package func status(within limit: Duration) async -> ChildProcessStatus? {
    var deadline: ChildProcessDeadline?
    defer { deadline?.cancel() }
    return await withCheckedContinuation { continuation in
      let number = state.withLock { state -> Int? in
        if state.status != nil { return nil }
        state.nextWaiter += 1
        state.waiters[state.nextWaiter] = continuation
        return state.nextWaiter
      }
      guard let number else { return continuation.resume(returning: state.withLock(\.status)) }
      deadline = ChildProcessDeadline(after: limit) { [self] in
        state.withLock { $0.waiters.removeValue(forKey: number) }?.resume(returning: nil)
      }
    }
  }

  /// Whether the system has ended it, even where that has not been noticed here yet.
  package var hasEnded: Bool {
    state.withLock { $0.isReaped || ChildProcessPlatform.hasEnded(identifier) }
  }

  /// Waits for the end on a thread of its own: no signal handler, and no thread of the concurrency pool.
  ///
  /// What is left of the group is killed while the ended process still holds its number.
  private func waitOnThread(wake: Int32, _ listener: Listener) {
    BlockingThread.start { [self] in
      ChildProcessPlatform.waitForEnd(of: identifier)
      kill(-identifier, SIGKILL)
      strays.end(leftBy: identifier)
      let status = reap()
      close(wake)
      stream.waitUntilDrained()
      listener.ended(status)
      let waiters = state.withLock { state in
        state.status = status
        defer { state.waiters = [:] }
        return state.waiters.values
      }
      for waiter in waiters { waiter.resume(returning: status) }
    }
  }

  /// Lets the number of the ended process go.
  private func reap() -> ChildProcessStatus {
    state.withLock { state in
      defer { state.isReaped = true }
      return ChildProcessStatus(waitingFor: identifier)
    }
  }
}

/// Starts a process and ends it, its group included, when the body is left, however that is.
package func withChildProcess<Result>(
  _ command: ChildProcessCommand, _ listener: ChildProcess.Listener = ChildProcess.Listener(),
  teardown: ChildProcessTeardown = .standard, _ body: (ChildProcess) async throws -> Result
) async throws -> Result {
  let child = try ChildProcess(command, listener)
  do {
    let result = try await body(child)
    await child.end(teardown)
    return result
  } catch {
    await child.end(teardown)
    throw error
  }
}
