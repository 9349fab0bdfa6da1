import Foundation
import ItemsFunctions

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The real side effects: an items service over HTTP.
///
/// The service answers `GET /items` with one item a line, each a JSON string. The account says who is a premium member.
struct AppF: AppFunctions {
  /// The environment variable that holds the service's address, such as `https://items.example`.
  static let addressVariable = "ITEMS_API"
  /// The environment variable that is `true` for a premium member.
  static let premiumVariable = "ITEMS_PREMIUM"

  let isPremium: Bool
  private let address: URL?

  /// Uses the service and the account that the environment names.
  init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    isPremium = environment[Self.premiumVariable] == "true"
    address = environment[Self.addressVariable].flatMap(URL.init(string:))
  }

  /// Asks the service, and passes on its items, or why there are none, when its whole answer has come.
  func downloadItems(completion: @escaping @Sendable (Result<[String], ItemsFailure>) -> Void) {
    do throws(ItemsFailure) {
      let request = try request()
      URLSession.shared.dataTask(with: request) { body, response, error in
        completion(Result { () throws(ItemsFailure) in try Self.items(in: body, response, error) })
      }.resume()
    } catch {
      completion(.failure(error))
    }
  }

  /// Asks the service, and passes on each item as soon as its line has come.
  func downloadItems() -> AsyncThrowingStream<String, any Error> {
    AsyncThrowingStream { continuation in
      do {
        let download = ItemsDownload(continuation)
        // Each download has a session of its own, which lets go of it at the end.
        let session = URLSession(configuration: .ephemeral, delegate: download, delegateQueue: nil)
        let task = session.dataTask(with: try request())
        continuation.onTermination = { _ in task.cancel() }
        task.resume()
        session.finishTasksAndInvalidate()
      } catch {
        continuation.finish(throwing: error)
      }
    }
  }

  /// Asks the service itself: a cache knows the items of a while ago.
  private func request() throws(ItemsFailure) -> URLRequest {
    guard let address, ["http", "https"].contains(address.scheme), address.host != nil else {
      throw .noAddress(in: Self.addressVariable)
    }
    return URLRequest(url: address.appending(path: "items"), cachePolicy: .reloadIgnoringLocalCacheData)
  }

  private static func items(
    in body: Data?, _ response: URLResponse?, _ error: (any Error)?
  ) throws(ItemsFailure) -> [String] {
    if let failure = ItemsFailure(response, error) { throw failure }
    var items: [String] = []
    var lines = ItemLines()
    try lines.append(body ?? Data()) { items.append($0) }
    try lines.end { items.append($0) }
    return items
  }
}

extension ItemsFailure {
  /// Tells what is wrong with how a request ended; nil where it went well.
  init?(_ response: URLResponse?, _ error: (any Error)?) {
    guard error == nil, let response = response as? HTTPURLResponse else {
      self = .connection
      return
    }
    guard !response.isSuccess else { return nil }
    self = .status(response.statusCode)
  }
}

extension HTTPURLResponse {
  /// Whether its body is what was asked for.
  var isSuccess: Bool { (200..<300).contains(statusCode) }
}
