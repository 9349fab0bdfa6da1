import Foundation
import ItemsFunctions
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Passes on the items of an answer while the rest of it is still to come.
final class ItemsDownload: NSObject, URLSessionDataDelegate {
  private let items: AsyncThrowingStream<String, any Error>.Continuation
  private let lines = Mutex(ItemLines())

  init(_ items: AsyncThrowingStream<String, any Error>.Continuation) {
    self.items = items
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive part: Data) {
    // What an answer that is no success says for itself is nothing for a person.
    guard let response = dataTask.response as? HTTPURLResponse, response.isSuccess else { return }
    finishOnFailure { lines throws(ItemsFailure) in try lines.append(part) { items.yield($0) } }
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    if let failure = ItemsFailure(task.response, error) { return items.finish(throwing: failure) }
    finishOnFailure { lines throws(ItemsFailure) in
      try lines.end { items.yield($0) }
      items.finish(throwing: lines.count == 0 ? ItemsFailure.badServerResponse : nil)
    }
  }

  private func finishOnFailure(_ read: (inout ItemLines) throws(ItemsFailure) -> Void) {
    do {
      try lines.withLock { lines in try read(&lines) }
    } catch {
      // It ends the request as well, which the end of the sequence cancels.
      items.finish(throwing: error)
    }
  }
}
