/// An element that holds nothing but elements of two attributes, in the bytes that libxml2's writer would make of it.
struct XMLRows {
  private var bytes: [UInt8] = []
  private var indent = 0

  /// Begins the element, on a line of its own in one that is open.
  mutating func begin(_ name: StaticString, depth: Int) {
    bytes.removeAll(keepingCapacity: true)
    indent = 2 * depth
    beginLine(indent)
    append("<", name, ">")
    indent += 2
  }

  /// Adds a row: `<property name="…" value="…"/>`.
  mutating func property(name: StaticString, value: String) {
    beginLine(indent)
    append("<property name=\"", name, "\" value=\"")
    append(attribute: value)
    append("\"/>")
  }

  /// Ends the element and its line.
  mutating func end(_ name: StaticString, depth: Int) {
    beginLine(2 * depth)
    append("</", name, ">\n")
  }

  /// Lends the bytes.
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    bytes.withUnsafeBufferPointer(body)
  }

  private mutating func beginLine(_ indent: Int) {
    bytes.append(0x0A)
    bytes.append(contentsOf: repeatElement(0x20, count: indent))
  }

  private mutating func append(_ texts: StaticString...) {
    for text in texts {
      bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }
  }

  /// Appends what stands between quotes.
  ///
  /// Source: XML 1.0, 2.4 and 3.3.3: markup is escaped, and white space too, which a reader would make blanks of.
  private mutating func append(attribute text: String) {
    var text = text
    text.withUTF8 { characters in
      guard characters.contains(where: \.isSpecialInAttribute) else { return bytes.append(contentsOf: characters) }
      for character in characters { append(character) }
    }
  }

  private mutating func append(_ character: UInt8) {
    switch character {
    case UInt8(ascii: "<"): append("&lt;")
    case UInt8(ascii: ">"): append("&gt;")
    case UInt8(ascii: "&"): append("&amp;")
    case UInt8(ascii: "\""): append("&quot;")
    case 0x09: append("&#9;")
    case 0x0A: append("&#10;")
    case 0x0D: append("&#13;")
    default: bytes.append(character)
    }
  }
}

extension UInt8 {
  fileprivate var isSpecialInAttribute: Bool {
    self < 0x20 || self == UInt8(ascii: "<") || self == UInt8(ascii: ">") || self == UInt8(ascii: "&")
      || self == UInt8(ascii: "\"")
  }
}
