/// What a stubbed function answers to one call.
///
/// In JSON and YAML it is `{success: value}` or `{failure: {status: 503}}`, with `delay: 2` (seconds) or
/// `delay: 500ms` beside it where the answer takes its time.
public struct StubAnswer<Value: Codable & Sendable>: Sendable {
  /// What the caller gets.
  public var result: Result<Value, StubFailure>
  /// How long the caller waits for it; nil where it does not.
  public var delay: Duration?

  /// Makes an answer.
  public init(_ result: Result<Value, StubFailure>, after delay: Duration? = nil) {
    self.result = result
    self.delay = delay
  }

  /// Answers with a value.
  public static func success(_ value: Value, after delay: Duration? = nil) -> Self {
    Self(.success(value), after: delay)
  }

  /// Answers with a failure.
  public static func failure(_ failure: StubFailure, after delay: Duration? = nil) -> Self {
    Self(.failure(failure), after: delay)
  }
}

extension StubAnswer: Equatable where Value: Equatable {}

extension StubAnswer: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable { case success, failure, delay }

  /// Reads an answer, which has either a `success` or a `failure`.
  public init(from decoder: any Decoder) throws {
    try StubKey.refuseOthers(than: CodingKeys.allCases.map(\.rawValue), in: decoder)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    delay = try container.decodeIfPresent(StubDelay.self, forKey: .delay)?.duration
    switch (container.contains(.success), container.contains(.failure)) {
    case (true, false): result = .success(try container.decode(Value.self, forKey: .success))
    case (false, true): result = .failure(try container.decode(StubFailure.self, forKey: .failure))
    default:
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription: "an answer has either the key success or the key failure"))
    }
  }

  /// Writes an answer.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch result {
    case .success(let value): try container.encode(value, forKey: .success)
    case .failure(let failure): try container.encode(failure, forKey: .failure)
    }
    try container.encodeIfPresent(delay.map(StubDelay.init), forKey: .delay)
  }
}
