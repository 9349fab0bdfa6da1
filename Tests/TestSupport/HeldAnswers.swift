import Synchronization

/// The answers of a side effect, which a test holds back until it gives them; one caller waits at a time.
public final class HeldAnswers<Answer: Sendable>: Sendable {
  private let called = AsyncStream<Void>.makeStream()
  private let answers = AsyncStream<Result<Answer, any Error>>.makeStream()
  private let count = Mutex(0)

  /// Holds back whatever it is asked for.
  public init() {}

  /// How often it was asked.
  public var calls: Int { count.withLock { $0 } }

  /// Waits for what the test answers.
  public func next() async throws -> Answer {
    count.withLock { $0 += 1 }
    called.continuation.yield()
    for await answer in answers.stream { return try answer.get() }
    throw CancellationError()
  }

  /// Returns when it is asked.
  public func waitForCall() async {
    for await _ in called.stream { return }
  }

  /// Lets the call that waits return.
  public func give(_ answer: Answer) { answers.continuation.yield(.success(answer)) }

  /// Lets the call that waits throw.
  public func fail(_ error: any Error) { answers.continuation.yield(.failure(error)) }
}
