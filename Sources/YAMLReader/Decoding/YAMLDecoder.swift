public import Diagnostics

/// Decodes Swift values from nodes: the type that is asked for decides how a scalar is read.
///
/// So `NO`, `007`, `1.10` and `12:30` arrive in a `String` as they are written, and in no other type. A mistake is
/// reported where it is written:
///
///     Features/weather.yaml:9:26: error: `answers[1].failure.status` holds 'abc', which is not an integer.
public struct YAMLDecoder: Sendable {
  /// What the types that are decoded may want to know.
  public var userInfo: [CodingUserInfoKey: any Sendable] = [:]

  /// Makes a decoder.
  public init() {}

  /// Decodes a value.
  ///
  /// - Parameters:
  ///   - type: The type to make.
  ///   - node: What to make it of.
  ///   - file: The path that a mistake names.
  /// - Throws: The first mistake that keeps the node from being a value of the type.
  public func decode<Value: Decodable>(
    _ type: Value.Type, from node: YAMLNode, file: String
  ) throws(Diagnostic) -> Value {
    let decoder = NodeDecoder(node, file: file, userInfo: userInfo)
    do {
      return try decoder.decode(type)
    } catch {
      throw (error as? DecodingError)?.diagnostic ?? decoder.diagnostic("\(decoder.subject): \(error)")
    }
  }
}
