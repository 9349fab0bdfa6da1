import Synchronization

/// Lets one task wait until somebody, or the end of its time, wakes it; it can be woken before it waits.
final class Wakeup: Sendable {
  private enum State {
    case fresh
    case waiting(CheckedContinuation<Void, Never>)
    case woken
  }

  private let state = Mutex(State.fresh)

  /// Ends the wait; doing it again changes nothing.
  func wake() {
    let waiting = state.withLock { state -> CheckedContinuation<Void, Never>? in
      defer { state = .woken }
      return if case .waiting(let continuation) = state { continuation } else { nil }
    }
    waiting?.resume()
  }

  /// Waits until this is woken, the task is cancelled, or the deadline has come.
  func wait(until deadline: ContinuousClock.Instant) async {
    Alarm.shared.set(self, at: deadline)
    defer { Alarm.shared.clear(self) }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isWoken = state.withLock { state in
          if case .woken = state { return true }
          state = .waiting(continuation)
          return false
        }
        if isWoken { continuation.resume() }
      }
    } onCancel: {
      wake()
    }
  }
}
