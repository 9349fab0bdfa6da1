import Testing

@testable import AppHost

/// What needs an app that comes to rest is tested with an app: tests run beside one another.
@Suite struct `The time of an app` {
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
