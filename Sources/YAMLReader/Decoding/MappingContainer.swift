/// The keys of a mapping, asked for by a type.
struct MappingContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  private let decoder: NodeDecoder
  private let entries: [YAMLEntry]
  private let values: [String: YAMLNode]

  init(_ decoder: NodeDecoder, _ entries: [YAMLEntry]) {
    self.decoder = decoder
    self.entries = entries
    let pairs = entries.map { ($0.key.string ?? "", $0.value) }
    values = Dictionary(pairs) { first, _ in first }
  }

  var codingPath: [any CodingKey] { decoder.codingPath }

  var allKeys: [Key] { entries.compactMap { $0.key.string.flatMap(Key.init(stringValue:)) } }

  func contains(_ key: Key) -> Bool {
    values[key.stringValue] != nil
  }

  func decodeNil(forKey key: Key) throws -> Bool {
    try child(key).decodeNil()
  }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try child(key).decode(type)
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<NestedKey> {
    let nested = try child(key)
    guard let entries = nested.payload(keyedBy: type) else { return try nested.container(keyedBy: type) }
    return KeyedDecodingContainer(MappingContainer<NestedKey>(nested, entries))
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try child(key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder {
    try child(NameKey("super"))
  }

  func superDecoder(forKey key: Key) throws -> any Decoder {
    try child(key)
  }

  private func child(_ key: any CodingKey) throws -> NodeDecoder {
    guard let value = values[key.stringValue] else { throw decoder.missingKey(key) }
    return decoder.child(value, at: key)
  }
}

extension NodeDecoder {
  /// The payload of an enum's case, where it is not written as Swift's synthesized code asks for it.
  ///
  /// `case success(Report)` asks for the key `_0`; a person writes `success: {icon: sun}`. `case sunny` asks for an
  /// empty mapping; a person writes `sunny:`.
  fileprivate func payload<Key: CodingKey>(keyedBy type: Key.Type) -> [YAMLEntry]? {
    let isUnlabelled = Key(stringValue: "_0") != nil && Key(stringValue: "_1") == nil
    if isUnlabelled {
      let hasKeys = node.entries?.contains { Key(stringValue: $0.key.string ?? "") != nil } ?? false
      let key = YAMLNode(.scalar(YAMLScalar("_0")), at: node.position)
      return hasKeys ? nil : [YAMLEntry(key: key, value: node)]
    }
    return node.isNull ? [] : nil
  }
}
