import AppInterface
import Diagnostics
import Testing

@testable import Brolly

@Suite @MainActor struct `What an injected function answers, as a step's value` {
  private func answers(_ value: String) async throws -> Stub<Int?> {
    var found = Stub<Int?>()
    let steps = libraries {
      Given("the API answers") { (_: EmptyWorld, answers: Stub<Int?>) in found = answers }
    }
    let run = try await TestRun(feature("{given: the API answers, with: \(value)}"), steps)
    #expect(run.failures == [])
    return found
  }

  @Test(arguments: [
    ("{success: 3}", Stub<Int?>.success(3)),
    ("{success: null, delay: 50ms}", .success(nil, after: .milliseconds(50))),
    ("{failure: {status: 503}}", .failure(StubFailure(status: 503))),
    ("[{failure: refused}, {success: 3}]", .sequence([.failure(StubFailure(reason: "refused")), .success(3)])),
  ]) func `is one answer or a list of them`(value: String, stub: Stub<Int?>) async throws {
    let found = try await answers(value)
    #expect(found == stub)
  }

  @Test func `is wrong at its place in the feature file`() async {
    let error = await #expect(throws: DiagnosticList.self) { try await answers("[{success: 3}, {success: three}]") }
    #expect(error?.diagnostics.map(\.problem) == ["`[1].success` holds 'three', which is not an integer."])
  }
}
