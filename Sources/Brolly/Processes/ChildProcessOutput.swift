/// What a process printed: the beginning and the end of it, however much it was.
package struct ChildProcessOutput: Sendable {
  private let most: Int
  private var head: [UInt8] = []
  private var tail: [UInt8] = []
  private var cut = 0

  /// Keeps at most so many bytes of the beginning, and as many of the end.
  package init(most: Int = 64 << 10) { self.most = most }

  /// Takes what was printed next.
  package mutating func append(_ bytes: ArraySlice<UInt8>) {
    let room = bytes.prefix(most - head.count)
    head.append(contentsOf: room)
    tail.append(contentsOf: bytes.dropFirst(room.count))
    // Trimmed at twice the size, so that each byte is moved once and not at every read.
    if tail.count > most * 2 { trim() }
  }

  private mutating func trim() {
    guard tail.count > most else { return }
    cut += tail.count - most
    tail.removeFirst(tail.count - most)
  }

  /// The output as text; where something was cut it says how much.
  package var text: String {
    var whole = self
    whole.trim()
    guard whole.cut > 0 else { return String(decoding: whole.head + whole.tail, as: UTF8.self) }
    return String(decoding: whole.head, as: UTF8.self) + "\n[… \(whole.cut) bytes cut …]\n"
      + String(decoding: whole.tail, as: UTF8.self)
  }
}
