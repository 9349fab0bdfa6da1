import CurrencyFunctions
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The real side effects: a rates service over HTTP.
struct AppF: AppFunctions {
  /// The environment variable that holds the service's address, such as `https://rates.example`.
  static let addressVariable = "CURRENCY_API"

  private let address: URL?

  /// Uses the service that the environment names.
  init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    address = environment[Self.addressVariable].flatMap(URL.init(string:))
  }

  /// Asks the service for `rates?base=USD`: `{"base": "USD", "rates": {"EUR": 0.92}}`; other currencies may be there.
  func fetchRates(base: Currency) async throws -> Rates {
    guard let address, ["http", "https"].contains(address.scheme), address.host != nil else {
      throw CurrencyFailure.noAddress(in: Self.addressVariable)
    }
    let query = [URLQueryItem(name: "base", value: base.rawValue)]
    let (body, status) = try await Self.get(address.appending(path: "rates").appending(queryItems: query))
    guard (200..<300).contains(status) else { throw CurrencyFailure.status(status) }
    return body.isEmpty ? Rates() : try Self.rates(in: body, base: base)
  }

  /// Asks the service itself: a cache has the rates of a while ago.
  private static func get(_ url: URL) async throws -> (body: Data, status: Int) {
    let request = URLRequest(url: url, cachePolicy: .reloadIgnoringLocalCacheData)
    do {
      let (body, response) = try await URLSession.shared.data(for: request)
      return (body, (response as? HTTPURLResponse)?.statusCode ?? 0)
    } catch {
      throw CurrencyFailure.connection
    }
  }

  private static func rates(in body: Data, base: Currency) throws -> Rates {
    do {
      let answer = try JSONDecoder().decode(Answer.self, from: body)
      guard answer.base == base.rawValue else { throw CurrencyFailure.malformed }
      let known = answer.rates.compactMap { code, amount in Currency(rawValue: code).map { ($0, amount) } }
      return Rates(Dictionary(uniqueKeysWithValues: known))
    } catch {
      throw CurrencyFailure.malformed
    }
  }

  private struct Answer: Decodable {
    var base: String
    var rates: [String: Decimal]
  }
}
