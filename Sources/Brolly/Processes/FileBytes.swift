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
    bytes.append(contentsOf: repeatElement(0, count: size))
    let count = bytes.withUnsafeMutableBytes { systemRead(descriptor, $0.baseAddress.map { $0 + filled }, size) }
    bytes.removeLast(size - max(0, count))
    guard count >= 0 else { throw SystemError("'\(path)' cannot be read") }
    return count
  }
}
