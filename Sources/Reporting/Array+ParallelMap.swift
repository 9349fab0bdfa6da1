internal import Dispatch
internal import Synchronization

extension Array where Element: Sendable {
  /// Maps the elements on all cores, and returns the results in their order.
  ///
  /// For work of milliseconds and more: below that, starting threads costs more than they bring.
  package func parallelMap<Result: Sendable>(_ transform: @Sendable (Element) -> Result) -> [Result] {
    guard count > 1 else { return map(transform) }
    let results = Mutex([Result?](repeating: nil, count: count))
    DispatchQueue.concurrentPerform(iterations: count) { index in
      let result = transform(self[index])
      results.withLock { $0[index] = result }
    }
    return results.withLock { $0.compactMap(\.self) }
  }
}
