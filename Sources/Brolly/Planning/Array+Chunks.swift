internal import Dispatch

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

extension StepBinder {
  /// How many cores there are.
  static var coreCount: Int { ProcessInfo.processInfo.activeProcessorCount }
}

extension Array {
  /// The array in at most `count` parts of about equal size, none of them empty.
  func chunked(into count: Int) -> [[Element]] {
    let size = Swift.max(1, (self.count + count - 1) / Swift.max(1, count))
    return stride(from: 0, to: self.count, by: size).map { Array(self[$0..<Swift.min($0 + size, self.count)]) }
  }
}
