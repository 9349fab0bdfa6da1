#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Reads files whole.
enum FileBytes {
  /// Returns the bytes of a file.
  ///
  /// - Throws: The system's reason why it cannot be read.
  static func read(_ path: String) throws(SystemError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw SystemError("'\(path)' cannot be opened") }
    defer { close(descriptor) }
    var status = stat()
    var bytes: [UInt8] = []
    if fstat(descriptor, &status) == 0 { bytes.reserveCapacity(Int(status.st_size) + 1) }
    while true {
      let size = max(1 << 12, bytes.capacity - bytes.count)
      let count = try append(&bytes, from: descriptor, atMost: size, path)
      if count == 0 { return bytes }
    }
  }

  private static func append(
    _ bytes: inout [UInt8], from descriptor: Int32, atMost size: Int, _ path: String
  ) throws(SystemError) -> Int {
    let filled = bytes.count
    bytes.append(contentsOf: [UInt8](repeating: 0, count: size))
    let count = bytes.withUnsafeMutableBytes { systemRead(descriptor, $0.baseAddress.map { $0 + filled }, size) }
    bytes.removeLast(size - max(0, count))
    guard count >= 0 else { throw SystemError("'\(path)' cannot be read") }
    return count
  }
}

extension FileBytes {
  /// The beginning and the end of a file, however long it is.
  struct Ends {
    /// The text; where something was cut it says how much.
    let text: String
    /// Whether something between the ends was left out.
    let isCut: Bool

    /// Reads at most so many bytes of each end.
    ///
    /// - Throws: The system's reason why it cannot be read.
    init(of path: String, most: Int) throws(SystemError) {
      let descriptor = open(path, O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw SystemError("'\(path)' cannot be opened") }
      defer { close(descriptor) }
      var status = stat()
      guard fstat(descriptor, &status) == 0 else { throw SystemError("'\(path)' cannot be read") }
      let size = Int(status.st_size)
      let head = Self.bytes(of: descriptor, size > 2 * most ? 0..<most : 0..<size)
      let tail = size > 2 * most ? Self.bytes(of: descriptor, size - most..<size) : []
      isCut = !tail.isEmpty
      let cut = tail.isEmpty ? "" : "\n[… \(size - 2 * most) bytes cut …]\n"
      text = String(decoding: head, as: UTF8.self) + cut + String(decoding: tail, as: UTF8.self)
    }

    private static func bytes(of descriptor: Int32, _ range: Range<Int>) -> [UInt8] {
      [UInt8](unsafeUninitializedCapacity: range.count) { buffer, count in
        while count < range.count {
          let read = pread(
            descriptor, buffer.baseAddress.map { $0 + count }, range.count - count, off_t(range.lowerBound + count))
          if read <= 0 { break }
          count += read
        }
      }
    }
  }
}
