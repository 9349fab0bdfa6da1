/// The app's side effects: everything that it asks of the world outside.
public protocol AppFunctions: Sendable {
  /// Whether the person who uses the app is a premium member.
  var isPremium: Bool { get }

  /// Downloads the items, and passes them on together once all of them are there.
  func downloadItems(completion: @escaping @Sendable (Result<[String], ItemsFailure>) -> Void)

  /// Downloads the items, and passes each of them on as it comes.
  ///
  /// The sequence fails with an `ItemsFailure`: with `badServerResponse` where there are no items at all.
  func downloadItems() -> AsyncThrowingStream<String, any Error>
}
