import Foundation
import RegistrationFunctions

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The real side effects: a registration service over HTTP.
struct AppF: AppFunctions {
  /// The environment variable that holds the service's address, such as `https://registration.example`.
  static let addressVariable = "REGISTRATION_API"

  private let address: URL?

  /// Uses the service that the environment names.
  init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    address = environment[Self.addressVariable].flatMap(URL.init(string:))
  }

  /// Posts `{"email": "a@b.io"}` to `availability`, which answers `{"isAvailable": true}`.
  ///
  /// An address in the body of a request is not written into logs, as one in its path is.
  func checkEmailAvailability(email: String) async throws -> Bool {
    struct Question: Encodable {
      var email: String
    }
    struct Answer: Decodable {
      var isAvailable: Bool
    }
    return try await post(Question(email: email), to: "availability", as: Answer.self).isAvailable
  }

  /// Posts `{"email": "a@b.io", "passwordHash": "…"}` to `registrations`, which answers `{"isRegistered": true}`.
  func attemptRegistration(email: String, passwordHash: PasswordHash) async throws -> Bool {
    struct Attempt: Encodable {
      var email: String
      var passwordHash: PasswordHash
    }
    struct Answer: Decodable {
      var isRegistered: Bool
    }
    let attempt = Attempt(email: email, passwordHash: passwordHash)
    return try await post(attempt, to: "registrations", as: Answer.self).isRegistered
  }

  private func post<Answer: Decodable>(
    _ body: some Encodable, to path: String, as: Answer.Type
  ) async throws -> Answer {
    let (answer, status) = try await Self.send(try request(posting: body, to: path))
    guard (200..<300).contains(status) else { throw RegistrationFailure.status(status) }
    do {
      return try JSONDecoder().decode(Answer.self, from: answer)
    } catch {
      throw RegistrationFailure.malformed
    }
  }

  private func request(posting body: some Encodable, to path: String) throws -> URLRequest {
    guard let address, ["http", "https"].contains(address.scheme), address.host != nil else {
      throw RegistrationFailure.noAddress(variable: Self.addressVariable)
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var request = URLRequest(url: address.appending(path: path))
    request.httpMethod = "POST"
    request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    request.httpBody = try encoder.encode(body)
    return request
  }

  private static func send(_ request: URLRequest) async throws -> (body: Data, status: Int) {
    do {
      let (body, response) = try await URLSession.shared.data(for: request)
      return (body, (response as? HTTPURLResponse)?.statusCode ?? 0)
    } catch {
      throw RegistrationFailure.connection
    }
  }
}
