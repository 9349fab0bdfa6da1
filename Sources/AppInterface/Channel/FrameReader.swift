/// Cuts a stream of bytes into messages.
package struct FrameReader<Message: FrameMessage>: Sendable {
  private var buffer: [UInt8] = []
  private var start = 0

  /// Makes a reader that has seen nothing yet.
  package init() {}

  /// Takes more bytes of the stream.
  package mutating func append(_ bytes: some Sequence<UInt8>) {
    if start == buffer.count {
      buffer.removeAll(keepingCapacity: true)
      start = 0
    }
    if start > 1 << 20 {
      buffer.removeFirst(start)
      start = 0
    }
    buffer.append(contentsOf: bytes)
  }

  /// Returns the next whole message, or nil where more bytes are needed first.
  package mutating func next() throws -> Message? {
    guard buffer.count - start >= 4 else { return nil }
    let length = buffer[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
    guard length <= Frames.mostBytes else { throw FrameError(buffer[start...]) }
    guard buffer.count - start - 4 >= length else { return nil }
    let payload = buffer[start + 4..<start + 4 + length]
    start += 4 + length
    do {
      return try Message(payload: payload)
    } catch {
      throw FrameError(payload)
    }
  }
}
