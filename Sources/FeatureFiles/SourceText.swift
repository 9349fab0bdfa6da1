import Diagnostics

/// The text of a feature file, for what the nodes of its YAML do not tell: lines as they are written.
struct SourceText: Sendable {
  /// The text's bytes.
  let bytes: [UInt8]
  /// The file's path as the user knows it.
  let file: String

  init(_ bytes: [UInt8], file: String) {
    self.bytes = bytes
    self.file = file
  }

  /// The lines without their line breaks; computed anew at each call, so only mistakes ask.
  var lines: [String] {
    let body = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    return String(decoding: body, as: UTF8.self)
      .split(omittingEmptySubsequences: false) { ["\n", "\r\n", "\r", "\u{85}", "\u{2028}", "\u{2029}"].contains($0) }
      .map(String.init)
  }

  /// Whether there is a `\<` somewhere, which is a `<` that begins no placeholder.
  var holdsEscapes: Bool {
    bytes.withUnsafeBufferPointer { bytes in
      // Without an early end the compiler turns this into vector instructions.
      var found: UInt8 = 0
      for index in bytes.indices.dropLast() {
        found |= (bytes[index] == UInt8(ascii: "\\") ? 1 : 0) & (bytes[index &+ 1] == UInt8(ascii: "<") ? 1 : 0)
      }
      return found != 0
    }
  }

  /// The place of a position.
  func location(of position: SourcePosition) -> SourceLocation {
    SourceLocation(file: file, position: position)
  }
}
