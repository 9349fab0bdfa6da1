@testable import ItemsFunctions

/// What came of a download: the items that were passed on, and why there were no more.
struct DownloadOutcome: Equatable, Sendable {
  var items: [String]
  var failure: ItemsFailure?

  init(_ items: [String], _ failure: ItemsFailure? = nil) {
    self.items = items
    self.failure = failure
  }

  /// Downloads with the callback.
  static func allAtOnce(_ functions: any AppFunctions) async -> Self {
    let result = await withCheckedContinuation { continuation in
      functions.downloadItems { continuation.resume(returning: $0) }
    }
    switch result {
    case .success(let items): return Self(items)
    case .failure(let failure): return Self([], failure)
    }
  }

  /// Downloads with the sequence.
  static func oneByOne(_ functions: any AppFunctions) async -> Self {
    var items: [String] = []
    do {
      for try await item in functions.downloadItems() { items.append(item) }
      return Self(items)
    } catch {
      return Self(items, error as? ItemsFailure ?? ItemsFailure(description: "\(error)"))
    }
  }
}
