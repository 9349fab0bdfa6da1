import AppInterface
import Synchronization

/// The calls of stubbed functions in this app, by the function's name.
final class StubCalls: Sendable {
  /// The calls of this process: a stub is a value, so what happened to it is kept here.
  static let current = StubCalls()

  private let counts = Mutex<[String: Int]>([:])

  /// Tells the runner of a call and returns its number, from 0.
  func record(_ call: StubCall, of function: String) -> Int {
    counts.withLock { counts in
      // Under the lock, so that the runner hears of calls in the order of their numbers.
      RunnerChannel.current?.send(.called(call, of: function))
      defer { counts[function, default: 0] += 1 }
      return counts[function, default: 0]
    }
  }
}
