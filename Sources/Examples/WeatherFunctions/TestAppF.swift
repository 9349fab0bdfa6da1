public import AppHost

/// The side effects that a scenario injects.
public struct TestAppF: Codable, Sendable {
  /// What the weather service answers.
  public var fetchWeatherData = Stub<WeatherReport?>()

  /// Makes side effects of which nothing is set up.
  public init() {}
}

extension TestAppF: AppFunctions {
  /// Gives the answer whose turn it is; a failure is told as the real service's would be.
  public func fetchWeatherData() async throws -> WeatherReport? {
    do {
      // Written out, since `fetchWeatherData()` could as well be this function.
      return try await fetchWeatherData.callAsFunction()
    } catch let failure as StubFailure {
      throw WeatherFailure(failure)
    }
  }
}

extension WeatherFailure {
  /// Reads what a scenario says: a status, `connection`, `malformed`, or something in its own words.
  fileprivate init(_ failure: StubFailure) {
    switch (failure.status, failure.reason) {
    case (let status?, nil): self = .status(status)
    case (nil, "connection"): self = .connection
    case (nil, "malformed"): self = .malformed
    default: self.init(description: failure.description)
    }
  }
}
