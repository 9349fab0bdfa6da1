import Observation
import WeatherFunctions

/// What the weather app shows, and what it does.
@Observable
@MainActor
final class WeatherModel {
  /// What there is to see besides the button.
  enum Content: Equatable, Sendable {
    /// Nothing was asked for yet.
    case nothing
    /// The weather.
    case weather(WeatherReport)
    /// The service knows no weather.
    case noData
    /// Something went wrong, for this reason.
    case failure(String)
  }

  /// What there is to see.
  private(set) var content = Content.nothing
  /// Whether an answer is awaited.
  private(set) var isLoading = false

  private let functions: any AppFunctions

  /// Makes a model that asks the world through these functions.
  init(_ functions: any AppFunctions) {
    self.functions = functions
  }

  /// Asks for the weather, unless an answer is awaited already.
  func load() async {
    guard !isLoading else { return }
    dismissFailure()
    isLoading = true
    defer { isLoading = false }
    do {
      let report = try await functions.fetchWeatherData()
      content = report.map(Content.weather) ?? .noData
    } catch {
      content = .failure("\(error)")
    }
  }

  /// Puts the message away.
  func dismissFailure() {
    if case .failure = content { content = .nothing }
  }
}

extension WeatherReport {
  /// The name of the picture for the weather.
  var icon: String {
    switch condition {
    case .sunny: "sun"
    case .rainy: "umbrella"
    case .cloudy: "cloud"
    case .snowy: "snowflake"
    }
  }

  /// The temperature as it is shown.
  var temperature: String { "\(degrees)°" }
}
