/// The app's side effects: everything that it asks of the world outside.
public protocol AppFunctions: Sendable {
  /// Asks what the weather is like; nil where there is no weather to tell.
  ///
  /// - Throws: A `WeatherFailure`.
  func fetchWeatherData() async throws -> WeatherReport?
}

/// What the weather is like.
public struct WeatherReport: Codable, Equatable, Sendable {
  /// The sorts of weather there are.
  public enum Condition: String, Codable, CaseIterable, Sendable {
    case sunny
    case rainy
    case cloudy
    case snowy
  }

  /// The sort of weather.
  public var condition: Condition
  /// The temperature in degrees Celsius.
  public var degrees: Int

  /// Makes a report.
  public init(condition: Condition, degrees: Int) {
    self.condition = condition
    self.degrees = degrees
  }
}

/// Why the weather could not be asked for, as a person is told.
public struct WeatherFailure: Error, Equatable, CustomStringConvertible {
  /// The reason.
  public var description: String

  /// The service answered with a status that is no success.
  public static func status(_ status: Int) -> Self {
    Self(description: "The weather service answered with status \(status).")
  }

  /// The service could not be reached.
  public static let connection = Self(description: "The weather service cannot be reached.")

  /// The service answered with something that is no weather.
  public static let malformed = Self(description: "The weather service's answer makes no sense.")

  /// The environment variable that should hold the service's address does not.
  public static func noAddress(in variable: String) -> Self {
    Self(description: "\(variable) holds no address of a weather service.")
  }
}
