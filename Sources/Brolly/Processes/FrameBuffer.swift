#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Bytes that came over a line, and the frames in them: a length of four bytes, then a sequence number and a message.
struct FrameBuffer {
  /// The largest frame that is believed to be one, in bytes.
  static let largestFrame = 1 << 30

  private var bytes: [UInt8] = []
  private var start = 0
  private var chunk = [UInt8](repeating: 0, count: 1 << 16)

  /// Takes the next frame, without its length; nil where it is not whole yet.
  mutating func next() throws(InvalidMessage) -> ArraySlice<UInt8>? {
    guard let length else { return nil }
    guard length <= Self.largestFrame else { throw InvalidMessage() }
    guard bytes.count - start - 4 >= length else { return nil }
    defer { start += 4 + length }
    return bytes[start + 4..<start + 4 + length]
  }

  mutating func append(_ more: some Collection<UInt8>) {
    compact()
    bytes.append(contentsOf: more)
  }

  /// Reads what is there from a descriptor, waiting for it unless the descriptor does not block.
  ///
  /// - Returns: False where the other side has closed the line.
  mutating func fill(from descriptor: Int32) throws(SystemError) -> Bool {
    compact()
    while true {
      let count = chunk.withUnsafeMutableBytes { systemRead(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        bytes.append(contentsOf: chunk[..<count])
        return true
      }
      if count == 0 { return false }
      switch errno {
      case EINTR: continue
      case EAGAIN: return true
      case ECONNRESET: return false
      default: throw SystemError("A process of the run cannot be read from")
      }
    }
  }

  private var length: Int? {
    guard bytes.count - start >= 4 else { return nil }
    return (0..<4).reduce(0) { $0 | Int(bytes[start + $1]) << ($1 * 8) }
  }

  private mutating func compact() {
    guard start > 0 else { return }
    bytes.removeSubrange(..<start)
    start = 0
  }
}

extension WireWriter {
  /// Writes a message as a frame.
  mutating func writeFrame(sequence: UInt64, _ message: some WireValue) {
    let start = bytes.count
    for _ in 0..<4 { write(0 as UInt8) }
    write(sequence)
    write(message)
    patchLength(at: start)
  }
}
