/// One injected function: what it answers, call by call.
///
///     struct TestAppF: AppFunctions, Codable {
///       var weather = Stub<WeatherReport>.success(.sunny)
///       func fetchWeatherData() async throws -> WeatherReport { try await weather() }
///     }
///
/// In JSON and YAML a stub is its answer, the list of its answers, or `{answers: list, default: answer}`. Each call takes
/// the next answer of a sequence; all calls that follow get the default, or the last one again where there is none. A stub
/// without answers was not set up: calling it throws.
public struct Stub<Value: Codable & Sendable>: Sendable {
  /// The answers, in the order of the calls that take them.
  public var answers: [StubAnswer<Value>]
  /// The answer to all calls for which no other is left; nil where the last one is given again.
  public var defaultAnswer: StubAnswer<Value>?

  /// Makes a stub that gives these answers one after the other, and the default from then on.
  public init(_ answers: [StubAnswer<Value>] = [], default defaultAnswer: StubAnswer<Value>? = nil) {
    self.answers = answers
    self.defaultAnswer = defaultAnswer
  }

  /// Answers every call with a value.
  public static func success(_ value: Value, after delay: Duration? = nil) -> Self {
    Self([.success(value, after: delay)])
  }

  /// Answers every call with a failure.
  public static func failure(_ failure: StubFailure, after delay: Duration? = nil) -> Self {
    Self([.failure(failure, after: delay)])
  }

  /// Gives one answer after the other, and from then on the default, or the last one again.
  public static func sequence(
    _ answers: [StubAnswer<Value>], default defaultAnswer: StubAnswer<Value>? = nil
  ) -> Self {
    Self(answers, default: defaultAnswer)
  }

  /// Returns the answer to the call with this number, counted from 0; nil where the stub was not set up.
  public func answer(to call: Int) -> StubAnswer<Value>? {
    answers.indices.contains(call) ? answers[call] : defaultAnswer ?? answers.last
  }
}

extension Stub: Equatable where Value: Equatable {}

extension Stub: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case answers
    case defaultAnswer = "default"
  }

  /// Reads one answer, a list of them, or a mapping with both and a default.
  public init(from decoder: any Decoder) throws {
    if var list = try? decoder.unkeyedContainer() {
      // Whatever is no list is one answer, whose own errors are then the ones to hear of.
      self.init()
      while !list.isAtEnd { answers.append(try list.decode(StubAnswer<Value>.self)) }
    } else if let story = try? decoder.container(keyedBy: CodingKeys.self), !story.allKeys.isEmpty {
      // A mapping with none of these keys is one answer as well.
      try StubKey.refuseOthers(than: CodingKeys.allCases.map(\.rawValue), in: decoder)
      self.init(
        try story.decodeIfPresent([StubAnswer<Value>].self, forKey: .answers) ?? [],
        default: try story.decodeIfPresent(StubAnswer<Value>.self, forKey: .defaultAnswer))
    } else {
      self.init([try StubAnswer(from: decoder)])
    }
  }

  /// Writes a single answer as itself.
  public func encode(to encoder: any Encoder) throws {
    if let defaultAnswer {
      var story = encoder.container(keyedBy: CodingKeys.self)
      if !answers.isEmpty { try story.encode(answers, forKey: .answers) }
      try story.encode(defaultAnswer, forKey: .defaultAnswer)
    } else if answers.count == 1 {
      try answers[0].encode(to: encoder)
    } else {
      try answers.encode(to: encoder)
    }
  }
}
