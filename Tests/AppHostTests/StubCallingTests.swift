import AppHost
import Testing

@Suite struct `Calling a stub` {
  @Test func `takes one answer after the other, by the function's name`() async throws {
    let stub = Stub<Int>.sequence([.failure(StubFailure(status: 503)), .success(2)])
    func story() async throws -> Int { try await stub(function: "oneAfterTheOther()") }
    await #expect(throws: StubFailure(status: 503)) { try await story() }
    #expect(try await story() == 2)
    #expect(try await story() == 2)
  }

  @Test func `waits as long as the answer takes`() async throws {
    let stub = Stub<Int>.success(1, after: .milliseconds(20))
    let time = try await ContinuousClock().measure { _ = try await stub(function: "slow()") }
    #expect(time >= .milliseconds(20))
  }

  @Test func `names the function that was not set up`() async {
    let reason = "notSetUp was called, and the scenario did not say what it answers"
    await #expect(throws: StubFailure(reason: reason)) { try await Stub<Int>()(function: "notSetUp(city:)") }
  }
}
