/// The items of a list, asked for one after another.
struct ListContainer: UnkeyedDecodingContainer {
  private let decoder: NodeDecoder
  private let items: [(key: any CodingKey, node: YAMLNode)]
  private(set) var currentIndex = 0

  init(_ decoder: NodeDecoder, _ nodes: [YAMLNode]) {
    self.decoder = decoder
    items = nodes.enumerated().map { (IndexKey($0.offset), $0.element) }
  }

  /// Keys and values in turn: what a dictionary asks for whose keys are neither texts nor integers.
  init(_ decoder: NodeDecoder, alternating entries: [YAMLEntry]) {
    self.decoder = decoder
    items = entries.flatMap { entry in
      let key = NameKey(entry.key.string ?? "")
      return [(key, entry.key), (key, entry.value)]
    }
  }

  var codingPath: [any CodingKey] { decoder.codingPath }
  var count: Int? { items.count }
  var isAtEnd: Bool { currentIndex == items.count }

  mutating func decodeNil() throws -> Bool {
    let isNull = try next().decodeNil()
    if isNull { currentIndex += 1 }
    return isNull
  }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    let value = try next().decode(type)
    currentIndex += 1
    return value
  }

  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type
  ) throws -> KeyedDecodingContainer<NestedKey> {
    let container = try next().container(keyedBy: type)
    currentIndex += 1
    return container
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    let container = try next().unkeyedContainer()
    currentIndex += 1
    return container
  }

  mutating func superDecoder() throws -> any Decoder {
    let decoder = try next()
    currentIndex += 1
    return decoder
  }

  private func next() throws -> NodeDecoder {
    guard !isAtEnd else { throw decoder.missingItem(number: currentIndex + 1) }
    return decoder.child(items[currentIndex].node, at: items[currentIndex].key)
  }
}
