public import Diagnostics

/// A piece of a YAML document that knows where it stands.
public struct YAMLNode: Sendable {
  /// What a node holds.
  public enum Content: Sendable {
    /// A text, a number, a truth value, or nothing: what it is, is decided by who reads it.
    case scalar(YAMLScalar)
    /// A list.
    case sequence([YAMLNode])
    /// Keys with their values, in the order in which they are written, without duplicates; keys are scalars.
    case mapping([YAMLEntry])
  }

  /// What it holds.
  public var content: Content
  /// Where it begins: at its tag or anchor, if it has one.
  public var position: SourcePosition
  /// Where it ends: just behind its last character, or at the start of the line below a block scalar.
  public var end: SourcePosition
  /// The explicit tag of a list or a mapping; a scalar carries its own.
  private var collectionTag: String?

  /// The last line that it takes.
  public var lastLine: Int {
    end.column == 1 && end.line > position.line ? end.line - 1 : end.line
  }

  /// Its explicit tag, such as `!important` or `tag:yaml.org,2002:map`; nil where none is written.
  public var tag: String? {
    if case .scalar(let scalar) = content { scalar.tag } else { collectionTag }
  }

  /// Makes a node that begins and ends at the places given; its end counts as its beginning where none is given.
  public init(_ content: Content, at position: SourcePosition, end: SourcePosition? = nil, tag: String? = nil) {
    self.content = content
    self.position = position
    self.end = end ?? position
    if case .scalar(var scalar) = content, let tag {
      scalar.tag = tag
      self.content = .scalar(scalar)
    } else {
      collectionTag = tag
    }
  }

  /// Makes a node whose last line is known, but not its last column.
  public init(_ content: Content, at position: SourcePosition, lastLine: Int) {
    self.init(content, at: position, end: SourcePosition(line: lastLine + 1, column: 1))
  }
}
