import Synchronization
import WeatherFunctions

/// Side effects that answer at once, one answer after the other.
final class ReadyFunctions: AppFunctions {
  private let answers: Mutex<[Result<WeatherReport?, WeatherFailure>]>

  init(_ answers: Result<WeatherReport?, WeatherFailure>...) { self.answers = Mutex(answers) }

  func fetchWeatherData() async throws -> WeatherReport? { try answers.withLock { $0.removeFirst() }.get() }
}
