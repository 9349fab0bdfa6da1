public import AppInterface
import Diagnostics

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension App {
  /// The calls of a stubbed function since the launch, in their order.
  ///
  /// Whoever has seen an action through has the calls that it led to at once; those that come later are waited for with
  /// `waitForCalls`.
  public func calls(_ function: String) async throws -> [StubCall] {
    try await running().instance.connection.status.calls.filter { $0.function == function }.map(\.call)
  }

  /// Waits until a stubbed function has been called so often, or more often, and returns its calls.
  @discardableResult
  public func waitForCalls(
    _ function: String, count: Int = 1, timeout: Duration? = nil,
    file: String = #filePath, line: Int = #line, column: Int = #column
  ) async throws -> [StubCall] {
    let limit = timeout ?? self.timeout
    let instance = try await running().instance
    let calls = try await instance.wait(until: .now + limit) { status -> [StubCall]? in
      let calls = status.calls.filter { $0.function == function }.map(\.call)
      return calls.count >= count ? calls : nil
    }
    if let calls { return calls }
    let made = try await self.calls(function).count
    let sentence =
      made == 0
      ? "\(function) was not called within \(limit.inSeconds)"
      : "\(function) was called \(times(made)) within \(limit.inSeconds), not \(times(count))"
    throw callError(sentence, at: .swift(file, line, column))
  }

  /// Waits until a stubbed function has been called, and expects that it was called once, with these arguments.
  ///
  ///     try await app.expectCalledOnce("attemptRegistration", with: "a@b.io", hash)
  public func expectCalledOnce(
    _ function: String, with arguments: any Encodable..., file: String = #filePath, line: Int = #line,
    column: Int = #column
  ) async throws {
    let location = SourceLocation.swift(file, line, column)
    let wanted = RecordedCall(function: function, call: StubCall(arguments: try arguments.map(Self.json)))
    let calls = try await waitForCalls(function, file: file, line: line, column: column)
    guard calls.count == 1 else {
      throw callError("\(function) was called \(times(calls.count)), not once", at: location)
    }
    guard calls[0] == wanted.call else { throw callError("\(wanted) was not called", at: location) }
  }

  private func times(_ count: Int) -> String { count == 1 ? "once" : "\(count) times" }

  private func callError(_ sentence: String, at location: SourceLocation) -> AppError {
    let calls = instance?.connection.status.calls.map(\.description) ?? []
    let lines = calls.isEmpty ? ["\(name) has called nothing."] : ["\(name) has called:"] + calls.map { "  " + $0 }
    return AppError(.conditionNotMet, sentence + ".", lines: lines + screenLines, at: location)
  }

  private var screenLines: [String] {
    guard let screen = instance?.connection.status.screen else { return [] }
    return ["Its screen:"] + screen.outlineOrNote.map { "  " + $0 }
  }

  private static func json(_ argument: any Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(argument), as: UTF8.self)
  }
}
