import Foundation
import WeatherFunctions

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The real side effects: a weather service over HTTP.
struct AppF: AppFunctions {
  /// The environment variable that holds the service's address, such as `https://weather.example`.
  static let addressVariable = "WEATHER_API"

  private let address: URL?

  /// Uses the service that the environment names.
  init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    address = environment[Self.addressVariable].flatMap(URL.init(string:))
  }

  /// Asks the service for `weather`: `{"entries": [{"condition": "sunny", "degrees": 24}]}`; the first entry counts.
  func fetchWeatherData() async throws -> WeatherReport? {
    guard let address, ["http", "https"].contains(address.scheme), address.host != nil else {
      throw WeatherFailure.noAddress(in: Self.addressVariable)
    }
    let (body, status) = try await Self.get(address.appending(path: "weather"))
    guard (200..<300).contains(status) else { throw WeatherFailure.status(status) }
    return body.isEmpty ? nil : try Self.firstEntry(in: body)
  }

  /// Asks the service itself: the weather of a while ago, from a cache, is not what a person wants to know.
  private static func get(_ url: URL) async throws -> (body: Data, status: Int) {
    let request = URLRequest(url: url, cachePolicy: .reloadIgnoringLocalCacheData)
    do {
      let (body, response) = try await URLSession.shared.data(for: request)
      return (body, (response as? HTTPURLResponse)?.statusCode ?? 0)
    } catch {
      throw WeatherFailure.connection
    }
  }

  private static func firstEntry(in body: Data) throws -> WeatherReport? {
    do {
      return try JSONDecoder().decode(Answer.self, from: body).entries.first
    } catch {
      throw WeatherFailure.malformed
    }
  }

  private struct Answer: Decodable {
    var entries: [WeatherReport]
  }
}
