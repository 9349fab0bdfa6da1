import AppInterface
import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The calls of stubbed functions in this app, by the function's name.
final class StubCalls: Sendable {
  /// The calls of this process: a stub is a value, so what happened to it is kept here.
  static let current = StubCalls()

  private let calls = Mutex<[String: [StubCall]]>([:])

  /// Notes a call and returns its number, from 0.
  func record(_ call: StubCall, of function: String) -> Int {
    calls.withLock { calls in
      calls[function, default: []].append(call)
      return calls[function, default: []].count - 1
    }
  }

  /// The calls of a function so far, in their order.
  func calls(of function: String) -> [StubCall] { calls.withLock { $0[function] ?? [] } }
}
