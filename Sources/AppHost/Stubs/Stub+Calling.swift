public import AppInterface

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Stub {
  /// Notes a call of the surrounding function and gives the answer whose turn it is.
  ///
  /// Throws a `StubFailure` where that is the answer, and one with the function's name where the stub was not set up.
  public func callAsFunction(
    _ arguments: any Encodable & Sendable..., function: String = #function
  ) async throws -> Value {
    let name = String(function.prefix { $0 != "(" })
    let call = StubCall(arguments: try arguments.map(Self.json))
    guard let answer = answer(to: StubCalls.current.record(call, of: name)) else {
      RunnerChannel.current?.send(.calledUnprepared(function: name))
      throw StubFailure(reason: "\(name) was called, and the scenario did not say what it answers")
    }
    if let delay = answer.delay { try await AppHost.clock.sleep(for: delay) }
    return try answer.result.get()
  }

  private static func json(_ argument: any Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(argument), as: UTF8.self)
  }
}
