/// What a text that a parameter took stands for.
public enum ParameterValue: Equatable, Sendable {
  /// A whole number.
  case integer(Int)
  /// A floating-point number.
  case double(Double)
  /// A number that is kept in digits, as it may be larger or more precise than any number of Swift's.
  case digits(String)
  /// A text; without its quotes where it had some.
  case string(String)
  /// A group of a regular expression that took no part in the match.
  case absent
  /// A number that its type cannot hold, such as 99999999999999999999 for `{int}`; what was written.
  case unreadable(String)

  /// The value as JSON: numbers as numbers, digits and texts as strings, what is absent as null.
  ///
  /// A number that its type cannot hold is rounded, and null where it is none.
  public var json: String {
    switch self {
    case .integer(let number): "\(number)"
    case .double(let number): number.isFinite ? "\(number)" : "null"
    case .digits(let text), .string(let text): Self.quoted(text)
    case .absent: "null"
    case .unreadable(let text): Double(text).map { ParameterValue.double($0).json } ?? "null"
    }
  }

  /// Source: RFC 8259, section 7.
  private static func quoted(_ text: String) -> String {
    var json = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": json += "\\\""
      case "\\": json += "\\\\"
      case "\n": json += "\\n"
      case "\r": json += "\\r"
      case "\t": json += "\\t"
      case "\0"..<" ":
        let digits = String(scalar.value, radix: 16)
        json += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      default: json.unicodeScalars.append(scalar)
      }
    }
    return json + "\""
  }
}

extension Sequence<ParameterValue> {
  /// The values as a JSON array.
  public var json: String { "[" + map(\.json).joined(separator: ",") + "]" }
}

extension ParameterType {
  /// What a text that this type matched stands for.
  func value(of text: String) -> ParameterValue {
    switch (pattern, name) {
    case (.integer, "biginteger"), (.decimal, "bigdecimal"): .digits(text)
    case (.integer, _): Int(text).map { .integer($0) } ?? .unreadable(text)
    case (.decimal, _): Double(text).map { .double($0) } ?? .unreadable(text)
    case (.quoted, _): .string(Self.unquoted(text))
    default: .string(text)
    }
  }

  /// Source: cucumber-expressions, the transform of `{string}`: only quotes are unescaped, whichever quotes surround it.
  private static func unquoted(_ text: String) -> String {
    let scalars = text.unicodeScalars.dropFirst().dropLast()
    guard scalars.contains("\\") else { return String(scalars) }
    var result = String.UnicodeScalarView()
    for (scalar, next) in zip(scalars, scalars.dropFirst()) where !(scalar == "\\" && (next == "\"" || next == "'")) {
      result.append(scalar)
    }
    result.append(contentsOf: scalars.suffix(1))
    return String(result)
  }
}
