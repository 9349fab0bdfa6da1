/// A line of a source with a mark under a part of it, as compilers draw it.
public struct SourceExcerpt: Sendable {
  /// The line, without its line break; control characters are pictures of themselves, tabs stay.
  public var text: String
  /// The first column of what is marked, from 1, in Unicode scalars.
  public var column: Int
  /// How many Unicode scalars are marked; at least 1.
  public var length: Int

  /// Makes an excerpt of a line with `length` scalars from `column` on marked.
  public init(_ text: String, column: Int, length: Int = 1) {
    self.text = text.withControlPictures
    self.column = max(1, column)
    self.length = max(1, length)
  }

  /// The blanks and the caret that go under `text`: `^`, or `^---^` for a longer part.
  ///
  /// Tabs are kept as tabs, and wide characters count twice, so that the caret stands under what it means whatever the
  /// line holds.
  public var mark: String {
    let scalars = Array(text.unicodeScalars)
    let start = min(column - 1, scalars.count)
    let end = min(start + length, scalars.count)
    let before = String(String.UnicodeScalarView(scalars[..<start]))
    let marked = String(String.UnicodeScalarView(scalars[start..<end]))
    let width = max(1, marked.displayWidth)
    let caret = length == 1 || width == 1 ? "^" : "^" + String(repeating: "-", count: width - 2) + "^"
    return before.blank + caret
  }
}

extension String {
  /// This text with `␛` for an escape and so on, scalar for scalar, so that columns stay and no terminal obeys it.
  fileprivate var withControlPictures: String {
    if utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F && $0 != 0xC2 || $0 == 0x09 }) { return self }
    return String(String.UnicodeScalarView(unicodeScalars.map(\.controlPicture)))
  }

  /// Blanks that take as much room as this text.
  fileprivate var blank: String {
    reduce(into: "") { blanks, character in
      blanks += character == "\t" ? "\t" : String(repeating: " ", count: character.displayWidth)
    }
  }
}

extension Unicode.Scalar {
  /// Source: Unicode, block Control Pictures; what has none there becomes U+FFFD.
  fileprivate var controlPicture: Unicode.Scalar {
    switch value {
    case 0x09: self
    case 0..<0x20: Unicode.Scalar(0x2400 + value) ?? "\u{FFFD}"
    case 0x7F: "\u{2421}"
    case 0x80...0x9F: "\u{FFFD}"
    default: self
    }
  }
}
