import ItemsFunctions
import Synchronization

/// Side effects whose answers a test gives when it wants to.
final class HeldFunctions: AppFunctions {
  let isPremium: Bool
  private let completions = Mutex<[@Sendable (Result<[String], ItemsFailure>) -> Void]>([])
  private let sequences = Mutex<[AsyncThrowingStream<String, any Error>.Continuation]>([])

  init(isPremium: Bool = false) {
    self.isPremium = isPremium
  }

  /// How often items were asked for all at once, and one by one.
  var calls: [Int] { [completions.withLock { $0.count }, sequences.withLock { $0.count }] }

  func downloadItems(completion: @escaping @Sendable (Result<[String], ItemsFailure>) -> Void) {
    completions.withLock { $0.append(completion) }
  }

  func downloadItems() -> AsyncThrowingStream<String, any Error> {
    AsyncThrowingStream { continuation in sequences.withLock { $0.append(continuation) } }
  }

  /// Answers the last one who asked for all items at once.
  func complete(_ result: Result<[String], ItemsFailure>) { completions.withLock { $0.last }?(result) }

  /// Gives the last one who asked for items one by one another of them.
  func send(_ item: String) { sequences.withLock { $0.last }?.yield(item) }

  /// Tells the last one who asked for items one by one that there are no more.
  func end(_ failure: ItemsFailure? = nil) { sequences.withLock { $0.last }?.finish(throwing: failure) }
}
