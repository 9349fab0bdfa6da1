internal import Diagnostics

extension YAMLNode {
  /// The text of a scalar, as it is written; nil for a list or a mapping.
  public var string: String? {
    if case .scalar(let scalar) = content { scalar.text } else { nil }
  }

  /// Whether it is nothing, `~` or `null`: what the core schema calls null.
  public var isNull: Bool {
    if case .scalar(let scalar) = content { scalar.isNull } else { false }
  }

  /// The entries of a mapping; nil for anything else.
  public var entries: [YAMLEntry]? {
    if case .mapping(let entries) = content { entries } else { nil }
  }

  /// The items of a list; nil for anything else.
  public var items: [YAMLNode]? {
    if case .sequence(let items) = content { items } else { nil }
  }

  /// The value of a key of a mapping; nil where there is none.
  public subscript(key: String) -> YAMLNode? {
    entries?.first { $0.key.string == key }?.value
  }

  /// What it is, for a sentence: `a mapping`, `a list`, `a text`, `nothing`.
  public var kind: String {
    switch content {
    case .mapping: "a mapping"
    case .sequence: "a list"
    case .scalar(let scalar): scalar.isNull ? "nothing" : "a text"
    }
  }

  /// Whether nothing at all is written where it stands.
  var isAbsent: Bool {
    if case .scalar(let scalar) = content { scalar == YAMLScalar("") } else { false }
  }

  /// How many columns it takes on its first line, for a mark under it; 1 where that is not known.
  public var lengthOnItsLine: Int {
    end.line == position.line ? max(1, end.column - position.column) : 1
  }
}
