/// Reads what `WireWriter` wrote; bytes that are anything else are an error, never a trap.
struct WireReader {
  private let bytes: ArraySlice<UInt8>
  private var position: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    position = bytes.startIndex
  }

  var isAtEnd: Bool { position == bytes.endIndex }

  mutating func byte() throws(InvalidMessage) -> UInt8 {
    guard position < bytes.endIndex else { throw InvalidMessage() }
    defer { position += 1 }
    return bytes[position]
  }

  mutating func flag() throws(InvalidMessage) -> Bool { try byte() != 0 }

  mutating func unsigned() throws(InvalidMessage) -> UInt64 {
    var number: UInt64 = 0
    var shift: UInt64 = 0
    while true {
      let next = try byte()
      guard shift < 64 else { throw InvalidMessage() }
      number |= UInt64(next & 0x7F) << shift
      if next < 0x80 { return number }
      shift += 7
    }
  }

  mutating func integer() throws(InvalidMessage) -> Int {
    let raw = try unsigned()
    return Int(truncatingIfNeeded: (raw >> 1) ^ (0 &- (raw & 1)))
  }

  mutating func raw() throws(InvalidMessage) -> ArraySlice<UInt8> {
    let count = try unsigned()
    guard count <= UInt64(bytes.endIndex - position) else { throw InvalidMessage() }
    defer { position += Int(count) }
    return bytes[position..<position + Int(count)]
  }

  mutating func text() throws(InvalidMessage) -> String { String(decoding: try raw(), as: UTF8.self) }

  mutating func value<Value: WireValue>(_: Value.Type = Value.self) throws(InvalidMessage) -> Value {
    try Value(from: &self)
  }

  mutating func values<Value: WireValue>(_: Value.Type = Value.self) throws(InvalidMessage) -> [Value] {
    // The count is not trusted with memory: each value takes a byte at least, so a false count ends at the last byte.
    let count = try unsigned()
    guard count <= UInt64(bytes.endIndex - position) else { throw InvalidMessage() }
    var values: [Value] = []
    for _ in 0..<count { values.append(try Value(from: &self)) }
    return values
  }

  mutating func optional<Value: WireValue>(_: Value.Type = Value.self) throws(InvalidMessage) -> Value? {
    try flag() ? try Value(from: &self) : nil
  }
}
