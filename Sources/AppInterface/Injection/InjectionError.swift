#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Why a value could not be injected, or not be read in the app.
public struct InjectionError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, in full.
  public let description: String

  /// Makes an error.
  public init(_ description: String) { self.description = description }

  /// Says where in a value, and what, does not encode or decode.
  static func explain(_ error: any Error) -> String {
    switch error {
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context),
      DecodingError.dataCorrupted(let context):
      return "at \(place(context.codingPath)): \(context.debugDescription)"
    case DecodingError.keyNotFound(let key, let context):
      return "at \(place(context.codingPath)): the key '\(key.stringValue)' is missing"
    case EncodingError.invalidValue(let value, let context):
      return "at \(place(context.codingPath)): \(value) (\(context.debugDescription))"
    default: return "\(error)"
    }
  }

  /// `forecast.days[2].degrees`, or words for the whole value.
  private static func place(_ path: [any CodingKey]) -> String {
    let text = path.reduce(into: "") { text, key in
      if let index = key.intValue { text += "[\(index)]" } else { text += (text.isEmpty ? "" : ".") + key.stringValue }
    }
    return text.isEmpty ? "the value itself" : text
  }
}
