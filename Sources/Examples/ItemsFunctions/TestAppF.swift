public import AppHost

/// The side effects that a scenario injects; what it does not mention is as it is here.
///
///     {isPremium: true, items: {success: [TEA, MILK], delay: 2s}}
public struct TestAppF: Codable, Equatable, Sendable {
  /// Whether the person who uses the app is a premium member.
  public var isPremium = false
  /// What the items service answers, whichever way it is asked.
  public var items = Stub<[String]>.success(["ONE", "TWO", "THREE"])

  enum CodingKeys: String, CodingKey, CaseIterable { case isPremium, items }

  /// Makes side effects of which nothing is changed.
  public init() {}
}

extension TestAppF: AppFunctions {
  // The answers are awaited on the main actor, as the app itself is: whoever has seen the app at rest then knows that
  // a delay has begun, and may let the clock run on.

  /// Passes on the answer whose turn it is; a failure is told as the real service's would be.
  public func downloadItems(completion: @escaping @Sendable (Result<[String], ItemsFailure>) -> Void) {
    Task { @MainActor in completion(await answer()) }
  }

  /// Passes on the items of the answer whose turn it is one by one; no items are a bad server response.
  public func downloadItems() -> AsyncThrowingStream<String, any Error> {
    AsyncThrowingStream { continuation in
      let answering = Task { @MainActor in
        do {
          let items = try await answer().get()
          for item in items { continuation.yield(item) }
          continuation.finish(throwing: items.isEmpty ? ItemsFailure.badServerResponse : nil)
        } catch {
          continuation.finish(throwing: error)
        }
      }
      continuation.onTermination = { _ in answering.cancel() }
    }
  }

  private func answer() async -> Result<[String], ItemsFailure> {
    do {
      let items = try await items(function: "downloadItems")
      return .success(items)
    } catch {
      return .failure(ItemsFailure(error))
    }
  }
}

extension ItemsFailure {
  /// Reads what a scenario says: a status, `connection`, `malformed`, or something in its own words.
  fileprivate init(_ error: any Error) {
    let failure = error as? StubFailure
    switch (failure?.status, failure?.reason) {
    case (let status?, nil): self = .status(status)
    case (nil, "connection"): self = .connection
    case (nil, "malformed"): self = .malformed
    default: self.init(description: "\(error)")
    }
  }
}
