/// Reads what a `CompactWriter` has written, and throws on anything else.
struct CompactReader {
  /// The bytes are not what a writer writes.
  struct Malformed: Error {}

  private var rest: ArraySlice<UInt8>
  var isAtEnd: Bool { rest.isEmpty }

  init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  mutating func byte() throws(Malformed) -> UInt8 {
    guard let byte = rest.popFirst() else { throw Malformed() }
    return byte
  }

  /// A number of at most 28 bits: nothing that is counted here is as large as a message may be.
  mutating func number() throws(Malformed) -> Int {
    var number = 0
    for shift in [0, 7, 14, 21] {
      let byte = try byte()
      number |= Int(byte & 0x7f) << shift
      if byte < 0x80 { return number }
    }
    throw Malformed()
  }

  mutating func text() throws(Malformed) -> String {
    let count = try number()
    guard count <= rest.count else { throw Malformed() }
    defer { rest = rest.dropFirst(count) }
    return String(decoding: rest.prefix(count), as: UTF8.self)
  }
}
