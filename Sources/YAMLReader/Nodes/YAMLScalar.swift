/// A scalar as it is written: nothing is made of it before somebody asks for a type.
public struct YAMLScalar: Hashable, Sendable {
  /// How a scalar is written.
  public enum Style: UInt8, Sendable {
    /// `text`: the only style that the core schema makes numbers, truth values and nulls of.
    case plain
    /// `'text'`.
    case singleQuoted
    /// `"text"`.
    case doubleQuoted
    /// `|` and lines.
    case literal
    /// `>` and lines.
    case folded
  }

  /// The text, escapes and folding resolved.
  public var text: String
  /// How it is written.
  public var style: Style
  /// Its explicit tag, such as `!important` or `tag:yaml.org,2002:str`; nil where none is written.
  public var tag: String?

  /// Makes a scalar.
  public init(_ text: String, style: Style = .plain, tag: String? = nil) {
    self.text = text
    self.style = style
    self.tag = tag
  }
}
