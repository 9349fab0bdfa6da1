import Synchronization
import Testing

@testable import AppHost

@Suite struct `The time of an app` {
  /// The names of sleepers in the order in which they woke.
  private final class Log: Sendable {
    private let names = Mutex<[String]>([])
    func add(_ name: String) { names.withLock { $0.append(name) } }
    var all: [String] { names.withLock { $0 } }
  }

  @Test func `stands still where it is stopped, and jumps when it is advanced`() async {
    let time = AppTime(isStopped: true)
    #expect(time.now == .zero)
    await time.advance(by: .seconds(2))
    #expect(time.now == .seconds(2))
  }

  @Test func `goes by itself where it is not stopped, and can be advanced as well`() async throws {
    let time = AppTime(isStopped: false)
    try await time.sleep(until: time.now + .milliseconds(5))
    #expect(time.now >= .milliseconds(5))
    let sleeper = Task { try await time.sleep(until: .seconds(3600)) }
    await time.advance(by: .seconds(3600))
    try await sleeper.value
  }

  @Test func `wakes sleepers in the order of their deadlines`() async throws {
    let time = AppTime(isStopped: true)
    let log = Log()
    let sleepers = [("c", 3), ("a", 1), ("b", 2), ("never", 9)].map { name, seconds in
      Task {
        try await time.sleep(until: .seconds(seconds))
        log.add("\(name) at \(time.now)")
      }
    }
    await time.advance(by: .seconds(3))
    for sleeper in sleepers.prefix(3) { try await sleeper.value }
    #expect(log.all == ["a at 1.0 seconds", "b at 2.0 seconds", "c at 3.0 seconds"])
    sleepers[3].cancel()
    await #expect(throws: CancellationError.self) { try await sleepers[3].value }
  }

  @Test func `does not keep those who come too late, or are cancelled already`() async throws {
    let time = AppTime(isStopped: true)
    await time.advance(by: .seconds(2))
    try await time.sleep(until: .seconds(1))
    let cancelled = Task {
      try await withUnsafeThrowingContinuation { (continuation: UnsafeContinuation<Void, any Error>) in
        continuation.resume()
      }
      try await time.sleep(until: .seconds(5))
    }
    cancelled.cancel()
    await #expect(throws: CancellationError.self) { try await cancelled.value }
  }
}
