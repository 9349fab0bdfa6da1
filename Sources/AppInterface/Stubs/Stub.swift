/// One injected function: what it answers, call by call.
///
///     struct TestAppF: AppFunctions, Codable {
///       var weather = Stub<WeatherReport>.success(.sunny)
///       func fetchWeatherData() async throws -> WeatherReport { try await weather() }
///     }
///
/// In JSON and YAML a stub is its answer, or the list of its answers. Each call takes the next answer of a sequence;
/// the last one is given again to all calls that follow. A stub without answers was not set up: calling it throws.
public struct Stub<Value: Codable & Sendable>: Sendable {
  /// The answers, in the order of the calls that take them.
  public var answers: [StubAnswer<Value>]

  /// Makes a stub that gives these answers one after the other.
  public init(_ answers: [StubAnswer<Value>] = []) { self.answers = answers }

  /// Answers every call with a value.
  public static func success(_ value: Value, after delay: Duration? = nil) -> Self {
    Self([.success(value, after: delay)])
  }

  /// Answers every call with a failure.
  public static func failure(_ failure: StubFailure, after delay: Duration? = nil) -> Self {
    Self([.failure(failure, after: delay)])
  }

  /// Gives one answer after the other, and the last one again from then on.
  public static func sequence(_ answers: [StubAnswer<Value>]) -> Self { Self(answers) }

  /// Gives one answer after the other, and then the default one to every call.
  public static func sequence(_ answers: [StubAnswer<Value>], default answer: StubAnswer<Value>) -> Self {
    Self(answers + [answer])
  }

  /// Returns the answer to the call with this number, counted from 0; nil where the stub was not set up.
  public func answer(to call: Int) -> StubAnswer<Value>? {
    answers.isEmpty ? nil : answers[min(max(call, 0), answers.count - 1)]
  }
}

extension Stub: Equatable where Value: Equatable {}

extension Stub: Codable {
  /// Reads one answer or a list of them.
  public init(from decoder: any Decoder) throws {
    if var list = try? decoder.unkeyedContainer() {
      // Whatever is no list is one answer, whose own errors are then the ones to hear of.
      answers = []
      while !list.isAtEnd { answers.append(try list.decode(StubAnswer<Value>.self)) }
    } else {
      answers = [try StubAnswer(from: decoder)]
    }
  }

  /// Writes a single answer as itself.
  public func encode(to encoder: any Encoder) throws {
    if answers.count == 1 { try answers[0].encode(to: encoder) } else { try answers.encode(to: encoder) }
  }
}
