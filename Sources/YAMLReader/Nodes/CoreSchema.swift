/// How YAML 1.2's core schema writes truth values and numbers.
///
/// Source: YAML 1.2.2, 10.3.2 Tag Resolution; its regular expressions stand over the functions.
enum CoreSchema {
  /// `true | True | TRUE | false | False | FALSE`
  static func bool(_ text: String) -> Bool? {
    switch text {
    case "true", "True", "TRUE": true
    case "false", "False", "FALSE": false
    default: nil
    }
  }

  /// `[-+]? [0-9]+ | 0o [0-7]+ | 0x [0-9a-fA-F]+`
  static func isInteger(_ text: String) -> Bool {
    let (digits, radix) = digits(of: text)
    return !digits.isEmpty && digits.utf8.allSatisfy { isDigit($0, radix: radix) }
  }

  /// The integer; nil where the text is none, and where the type cannot hold it.
  static func integer<Integer: FixedWidthInteger>(_ text: String, as type: Integer.Type) -> Integer? {
    guard isInteger(text) else { return nil }
    let (digits, radix) = digits(of: text)
    return Integer(text.utf8.first == UInt8(ascii: "-") ? "-" + digits : digits, radix: radix)
  }

  /// `[-+]? ( \. [0-9]+ | [0-9]+ ( \. [0-9]* )? ) ( [eE] [-+]? [0-9]+ )?`
  static func isDecimal(_ text: String) -> Bool {
    var rest = text.utf8[...]
    rest.skipSign()
    let whole = rest.skipDigits()
    let fraction = rest.skip { $0 == UInt8(ascii: ".") } ? rest.skipDigits() : 0
    guard whole + fraction > 0 else { return false }
    if rest.skip({ $0 == UInt8(ascii: "e") || $0 == UInt8(ascii: "E") }) {
      rest.skipSign()
      guard rest.skipDigits() > 0 else { return false }
    }
    return rest.isEmpty
  }

  /// A decimal, `[-+]? ( \.inf | \.Inf | \.INF )`, `\.nan | \.NaN | \.NAN`, or an integer in another radix.
  static func float<Float: BinaryFloatingPoint & LosslessStringConvertible>(
    _ text: String, as type: Float.Type
  ) -> Float? {
    if isDecimal(text) {
      // A number that is too large would become infinite without a word.
      return Float(text).flatMap { $0.isFinite ? $0 : nil }
    }
    switch text {
    case ".inf", ".Inf", ".INF", "+.inf", "+.Inf", "+.INF": return Float.infinity
    case "-.inf", "-.Inf", "-.INF": return -Float.infinity
    case ".nan", ".NaN", ".NAN": return Float.nan
    default: return integer(text, as: Int.self).flatMap { Float(exactly: $0) }
    }
  }

  private static func digits(of text: String) -> (Substring, radix: Int) {
    if text.hasPrefix("0x") { return (text.dropFirst(2), 16) }
    if text.hasPrefix("0o") { return (text.dropFirst(2), 8) }
    let isSigned = text.utf8.first == UInt8(ascii: "-") || text.utf8.first == UInt8(ascii: "+")
    return (isSigned ? text.dropFirst() : text[...], 10)
  }

  private static func isDigit(_ byte: UInt8, radix: Int) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "7"): true
    case UInt8(ascii: "8")...UInt8(ascii: "9"): radix > 8
    case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"): radix == 16
    default: false
    }
  }
}

extension Substring.UTF8View {
  fileprivate mutating func skip(_ isWanted: (UInt8) -> Bool) -> Bool {
    guard let byte = first, isWanted(byte) else { return false }
    removeFirst()
    return true
  }

  fileprivate mutating func skipSign() {
    _ = skip { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
  }

  fileprivate mutating func skipDigits() -> Int {
    var count = 0
    while skip({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) { count += 1 }
    return count
  }
}
