public import Diagnostics

/// A comment whose `#` is followed by text at once, as in `I open issue #42`: perhaps it was not meant as one.
public struct YAMLComment: Hashable, Sendable {
  /// Where its `#` stands.
  public var position: SourcePosition
  /// Its text from the `#` to the end of the line, cut where it is very long.
  public var text: String

  /// Makes a comment.
  public init(_ text: String, at position: SourcePosition) {
    self.text = text
    self.position = position
  }
}
