extension String {
  /// This text as a quoted YAML scalar, in the quotes that leave it most readable.
  public var quotedForYAML: String {
    if unicodeScalars.contains(where: \.needsEscape) { return doubleQuotedForYAML }
    guard contains("'") else { return "'\(self)'" }
    if !contains("\"") && !contains("\\") { return "\"\(self)\"" }
    return "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
  }

  /// This text in double quotes, escaped as YAML and JSON have it.
  var doubleQuotedForYAML: String {
    var result = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case _ where scalar.needsEscape: result += "\\u" + scalar.fourHexDigits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

extension Unicode.Scalar {
  /// Whether YAML, or a reader, cannot see this scalar in a text of one line; all of them have four digits at most.
  fileprivate var needsEscape: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0xFEFF: true
    default: false
    }
  }

  fileprivate var fourHexDigits: String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: 4 - digits.count) + digits
  }
}
