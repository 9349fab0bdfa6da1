/// What an untyped scalar means in YAML 1.2's core schema.
public enum YAMLValue: Hashable, Sendable {
  /// Nothing, `~` or `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A number without a fraction that an `Int` holds.
  case int(Int)
  /// Any other number.
  case float(Double)
  /// Everything else, and whatever is quoted.
  case string(String)
}

extension YAMLScalar {
  /// What the core schema makes of it: only a plain scalar is more than a text.
  ///
  /// Source: YAML 1.2.2, 10.3.2 Tag Resolution.
  public var resolved: YAMLValue {
    guard isResolvable else { return .string(text) }
    if isNull { return .null }
    if let bool = CoreSchema.bool(text) { return .bool(bool) }
    if let int = CoreSchema.integer(text, as: Int.self) { return .int(int) }
    if let float = CoreSchema.float(text, as: Double.self) { return .float(float) }
    return .string(text)
  }

  /// Whether it is plain and nothing, `~` or `null`.
  public var isNull: Bool {
    guard isResolvable, text.utf8.count <= 4 else { return false }
    return text.isEmpty || text == "~" || text == "null" || text == "Null" || text == "NULL"
  }

  /// Whether it may be more than a text: plain, and without a tag that says otherwise.
  var isResolvable: Bool {
    guard style == .plain else { return false }
    guard let tag else { return true }
    return tag.hasPrefix(Self.coreTags) && tag != Self.coreTags + "str"
  }

  /// What the tags of the core schema begin with: `!!int` is short for `tag:yaml.org,2002:int`.
  static let coreTags = "tag:yaml.org,2002:"
}
