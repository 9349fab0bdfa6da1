/// A text in the place of a mapping: the name of an enum's case that has no payload.
///
/// Only the code that Swift synthesizes for enums asks for all keys and for a nested container; whoever asks for a
/// value wants a mapping, and is told that there is none.
struct CaseContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  private let decoder: NodeDecoder
  private let key: Key

  init(_ decoder: NodeDecoder, _ key: Key) {
    self.decoder = decoder
    self.key = key
  }

  var codingPath: [any CodingKey] { decoder.codingPath }

  var allKeys: [Key] { [key] }

  func contains(_ key: Key) -> Bool {
    key.stringValue == self.key.stringValue
  }

  func decodeNil(forKey key: Key) throws -> Bool {
    throw noMapping
  }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    throw noMapping
  }

  func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
    throw noMapping
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<NestedKey> {
    KeyedDecodingContainer(MappingContainer<NestedKey>(decoder, []))
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    throw noMapping
  }

  func superDecoder() throws -> any Decoder {
    throw noMapping
  }

  func superDecoder(forKey key: Key) throws -> any Decoder {
    throw noMapping
  }

  private var noMapping: DecodingError { decoder.mismatch(expected: "a mapping") }
}
