import Dispatch
import Synchronization

/// The time of an app: it goes by itself unless it is stopped, and jumps when it is advanced; and who sleeps in it.
final class AppTime: Sendable {
  private struct Sleeper {
    var deadline: Duration
    var continuation: CheckedContinuation<Void, any Error>
  }

  private struct State {
    /// How far the runner has let time pass.
    var advanced = Duration.zero
    var nextNumber = 0
    var sleepers: [Int: Sleeper] = [:]
    /// The sleepers whose tasks were cancelled before they slept.
    var cancelled: Set<Int> = []
  }

  private let isStopped: Bool
  private let start = ContinuousClock.now
  private let state = Mutex(State())

  /// Makes a time of which nothing has passed yet.
  init(isStopped: Bool) {
    self.isStopped = isStopped
  }

  /// How much time has passed.
  var now: Duration { state.withLock { now($0) } }

  private func now(_ state: State) -> Duration { state.advanced + (isStopped ? .zero : ContinuousClock.now - start) }

  /// Waits until so much time has passed.
  func sleep(until deadline: Duration) async throws {
    try Task.checkCancellation()
    let number = state.withLock { state in
      state.nextNumber += 1
      return state.nextNumber
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { add(Sleeper(deadline: deadline, continuation: $0), number) }
    } onCancel: {
      cancel(number)
    }
  }

  private func add(_ sleeper: Sleeper, _ number: Int) {
    let left = state.withLock { state -> Result<Duration, any Error> in
      if state.cancelled.remove(number) != nil { return .failure(CancellationError()) }
      let left = sleeper.deadline - now(state)
      if left > .zero { state.sleepers[number] = sleeper }
      return .success(left)
    }
    switch left {
    case .failure(let error): sleeper.continuation.resume(throwing: error)
    case .success(let left) where left <= .zero: sleeper.continuation.resume()
    case .success(let left): if !isStopped { wake(number, after: left) }
    }
  }

  /// Time may have jumped ahead meanwhile, and somebody else have woken the sleeper.
  private func wake(_ number: Int, after duration: Duration) {
    let nanoseconds = Int(min(duration / .nanoseconds(1), 1e18))
    DispatchQueue.global().asyncAfter(deadline: .now() + .nanoseconds(nanoseconds)) { [self] in
      state.withLock { $0.sleepers.removeValue(forKey: number) }?.continuation.resume()
    }
  }

  private func cancel(_ number: Int) {
    let sleeper = state.withLock { state in
      let sleeper = state.sleepers.removeValue(forKey: number)
      if sleeper == nil { state.cancelled.insert(number) }
      return sleeper
    }
    sleeper?.continuation.resume(throwing: CancellationError())
  }

  /// Lets time pass, and wakes the sleepers whose deadlines come, one deadline after the other.
  ///
  /// Between two of them the app does what it was woken for, and may sleep again: one that ticks each second ticks twice in
  /// two seconds.
  func advance(by duration: Duration) async {
    let target = now + duration
    await Idleness.wait()
    while let sleepers = takeNextSleepers(until: target) {
      for sleeper in sleepers { sleeper.continuation.resume() }
      await Idleness.wait()
    }
    state.withLock { $0.advanced += max(.zero, target - now($0)) }
  }

  /// Moves time to the next deadline, and takes those who wait for it; nil where none comes by then.
  private func takeNextSleepers(until target: Duration) -> [Sleeper]? {
    state.withLock { state in
      guard let deadline = state.sleepers.values.map(\.deadline).min(), deadline <= target else { return nil }
      state.advanced += max(.zero, deadline - now(state))
      let due = state.sleepers.filter { $0.value.deadline <= deadline }.sorted { $0.key < $1.key }
      for (number, _) in due { state.sleepers[number] = nil }
      return due.map(\.value)
    }
  }
}
