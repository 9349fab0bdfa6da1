import Synchronization
import WeatherFunctions

/// Side effects whose answer a test holds back until it gives it.
final class HeldFunctions: AppFunctions {
  private let called = AsyncStream<Void>.makeStream()
  private let answers = AsyncStream<Result<WeatherReport?, WeatherFailure>>.makeStream()
  private let count = Mutex(0)

  /// How often they were called.
  var calls: Int { count.withLock { $0 } }

  func fetchWeatherData() async throws -> WeatherReport? {
    count.withLock { $0 += 1 }
    called.continuation.yield()
    for await answer in answers.stream { return try answer.get() }
    return nil
  }

  /// Returns when they are called.
  func waitForCall() async {
    for await _ in called.stream { return }
  }

  /// Lets the call that waits return.
  func answer(_ answer: Result<WeatherReport?, WeatherFailure>) { answers.continuation.yield(answer) }
}
