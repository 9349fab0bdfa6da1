#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// One call of a stubbed function.
public struct StubCall: Hashable, Codable, Sendable {
  /// The arguments in their order, each as JSON.
  public var arguments: [String]

  /// Makes a call.
  public init(arguments: [String] = []) { self.arguments = arguments }

  /// Reads one argument as the type that it had in the app.
  public func argument<Value: Decodable>(_ position: Int, as type: Value.Type = Value.self) throws -> Value {
    guard arguments.indices.contains(position) else {
      throw StubFailure(reason: "the call has \(arguments.count) arguments, there is no number \(position)")
    }
    return try JSONDecoder().decode(Value.self, from: Data(arguments[position].utf8))
  }
}
