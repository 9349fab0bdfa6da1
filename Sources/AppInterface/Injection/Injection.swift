#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A value on its way from a scenario into an app: a variable's name and JSON.
public struct Injection: Hashable, Sendable {
  /// The environment variable that carries a value where no other is named.
  public static let defaultVariable = "InjectedAppF"
  /// The longest `NAME=value` that Linux takes, in bytes without the NUL at its end (measured).
  public static let mostBytes = 131_071

  /// The environment variable that carries the value.
  public let variable: String
  /// The value as JSON, its keys sorted.
  public let json: String

  /// Encodes a value.
  public init(encoding value: some Encodable, variable: String = Injection.defaultVariable) throws(InjectionError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      try self.init(json: String(decoding: encoder.encode(value), as: UTF8.self), variable: variable)
    } catch let error as InjectionError {
      throw error
    } catch {
      throw InjectionError(
        "\(type(of: value)) cannot be injected: it does not encode as JSON, \(InjectionError.explain(error))")
    }
  }

  /// Takes JSON as it is.
  ///
  /// Encoded JSON escapes a NUL inside a text, so that one arrives; a NUL in the JSON itself would end the value there.
  public init(json: String, variable: String = Injection.defaultVariable) throws(InjectionError) {
    guard !variable.isEmpty, !variable.utf8.contains(where: { $0 == 0 || $0 == UInt8(ascii: "=") }) else {
      throw InjectionError(
        "\(variable.debugDescription) cannot name a variable: a name is not empty, and has no '=' and no NUL")
    }
    guard !json.utf8.contains(0) else {
      throw InjectionError("the JSON for \(variable) holds a NUL, which ends a variable; write \\u0000")
    }
    self.variable = variable
    self.json = json
  }

  /// Whether the value fits into the variable itself; otherwise a file carries it.
  public var fitsInVariable: Bool { variable.utf8.count + 1 + json.utf8.count <= Self.mostBytes }

  /// What the variable holds where a file carries the value; no JSON begins like this.
  public static func reference(toFile path: String) -> String { "@" + path }
}
