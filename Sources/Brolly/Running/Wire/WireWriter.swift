/// Writes values as bytes, for the other process of this very binary.
///
/// The format is private to a run: a worker's greeting proves that both sides are the same build, so nothing in it needs to be
/// understood by another version. Numbers are variable in length (LEB128), texts are UTF-8 behind their length.
struct WireWriter {
  private(set) var bytes: [UInt8] = []

  mutating func reset() { bytes.removeAll(keepingCapacity: true) }

  /// Puts the number of bytes behind the four at `start` into these four.
  mutating func patchLength(at start: Int) {
    let length = bytes.count - start - 4
    for index in 0..<4 { bytes[start + index] = UInt8(truncatingIfNeeded: length >> (index * 8)) }
  }

  mutating func write(_ byte: UInt8) { bytes.append(byte) }

  mutating func write(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

  mutating func write(_ number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  /// Writes a signed number, small ones of either sign in few bytes (zigzag).
  mutating func write(_ number: Int) {
    write(UInt64(bitPattern: Int64((number << 1) ^ (number >> (Int.bitWidth - 1)))))
  }

  mutating func write(_ text: String) {
    var text = text
    text.withUTF8 { utf8 in
      write(UInt64(utf8.count))
      bytes.append(contentsOf: utf8)
    }
  }

  mutating func write(_ raw: [UInt8]) {
    write(UInt64(raw.count))
    bytes.append(contentsOf: raw)
  }

  mutating func write<Value: WireValue>(_ value: Value) { value.write(to: &self) }

  mutating func write<Value: WireValue>(_ values: [Value]) {
    write(UInt64(values.count))
    for value in values { value.write(to: &self) }
  }

  mutating func write<Value: WireValue>(_ value: Value?) {
    write(value != nil)
    value?.write(to: &self)
  }
}

/// A value that travels between a supervisor and its workers.
protocol WireValue {
  init(from reader: inout WireReader) throws(InvalidMessage)
  func write(to writer: inout WireWriter)
}

/// Bytes that are no message: the other side is broken, or somebody else wrote to the channel.
struct InvalidMessage: Error, CustomStringConvertible {
  var description: String { "A message between the processes of the run is not valid." }
}
