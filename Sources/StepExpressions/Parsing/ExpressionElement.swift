/// A piece of an expression that has a meaning: what a matcher is built of.
enum ExpressionElement: Hashable, Sendable {
  /// Text that must stand there, in UTF-8.
  case literal([UInt8])
  /// A value to take.
  case parameter(ParameterType)
  /// One of several texts, or a text that may be missing.
  case choice(TextChoice)
}

/// Texts of which one must stand there; the first that lets the rest match is taken.
struct TextChoice: Hashable, Sendable {
  /// A part of one of the texts.
  struct Part: Hashable, Sendable {
    var bytes: [UInt8]
    var isOptional: Bool
  }

  var alternatives: [[Part]]

  /// A text that may be missing.
  init(optional bytes: [UInt8]) {
    alternatives = [[Part(bytes: bytes, isOptional: false)], []]
  }

  init(_ alternatives: [[Part]]) {
    self.alternatives = alternatives
  }
}
