internal import Diagnostics

/// The decoder of one node: what a type's `init(from:)` is given.
struct NodeDecoder: Decoder {
  let node: YAMLNode
  let file: String
  let codingPath: [any CodingKey]
  let sharedUserInfo: [CodingUserInfoKey: any Sendable]
  /// Whether a dictionary is read, so that any text is a key, and keys may be asked for in turn with their values.
  var isDictionary = false

  var userInfo: [CodingUserInfoKey: Any] { sharedUserInfo }

  init(
    _ node: YAMLNode, file: String, at codingPath: [any CodingKey] = [],
    userInfo: [CodingUserInfoKey: any Sendable] = [:]
  ) {
    self.node = node
    self.file = file
    self.codingPath = codingPath
    sharedUserInfo = userInfo
  }

  /// The decoder of a node inside this one.
  func child(_ node: YAMLNode, at key: any CodingKey) -> NodeDecoder {
    NodeDecoder(node, file: file, at: codingPath + [key], userInfo: sharedUserInfo)
  }

  /// Decodes a value of the whole node.
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    if let tag = node.tag, !tag.hasPrefix(YAMLScalar.coreTags), tag != "!" { throw unknownTag(tag) }
    if let readable = type as? any ScalarReadable.Type, let value = try readable.init(reading: self) as? Value {
      return value
    }
    var decoder = self
    decoder.isDictionary = type is any KeyedByValue.Type
    do {
      return try Value(from: decoder)
    } catch let error as DecodingError where error.diagnostic != nil {
      throw error
    } catch {
      throw decoder.explained(error, as: type)
    }
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    if case .mapping(let entries) = node.content {
      return KeyedDecodingContainer(MappingContainer(self, entries))
    }
    if !isDictionary, !node.isNull, let text = node.string, let key = Key(stringValue: text) {
      return KeyedDecodingContainer(CaseContainer(self, key))
    }
    throw mismatch(expected: "a mapping")
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    switch node.content {
    case .sequence(let items): return ListContainer(self, items)
    case .mapping(let entries) where isDictionary: return ListContainer(self, alternating: entries)
    default: throw mismatch(expected: "a list")
    }
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    self
  }
}

extension NodeDecoder: SingleValueDecodingContainer {
  func decodeNil() -> Bool {
    node.isNull
  }
}

/// A dictionary, whose keys are values rather than the keys of a type.
private protocol KeyedByValue {}

extension Dictionary: KeyedByValue {}
