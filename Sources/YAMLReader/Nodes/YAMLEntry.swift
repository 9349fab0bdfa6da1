/// A key of a mapping with its value.
public struct YAMLEntry: Sendable {
  /// The key.
  public var key: YAMLNode
  /// The value.
  public var value: YAMLNode

  /// Makes an entry.
  public init(key: YAMLNode, value: YAMLNode) {
    self.key = key
    self.value = value
  }
}
