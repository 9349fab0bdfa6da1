#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A file that takes what a process prints until somebody asks for it.
///
/// A file takes any amount without being drained, and what a process printed before it died is still there.
struct OutputFile {
  /// How much of the beginning, and how much of the end, is kept, in bytes.
  static let kept = 64 * 1024

  let descriptor: Int32

  /// Hands over what was printed since the last time, its middle left out where it is long; nil where nothing was.
  func take() -> String? {
    let size = Int(lseek(descriptor, 0, SEEK_END))
    guard size > 0 else { return nil }
    var text = ""
    if size <= 2 * Self.kept {
      text = read(from: 0, count: size)
    } else {
      let head = read(from: 0, count: Self.kept)
      let tail = read(from: size - Self.kept, count: Self.kept)
      text = "\(head)\n… \(size - 2 * Self.kept) bytes left out …\n\(tail)"
    }
    _ = ftruncate(descriptor, 0)
    return text
  }

  /// The end of what was printed, which stays where it is.
  func tail(_ count: Int) -> String {
    let size = Int(lseek(descriptor, 0, SEEK_END))
    return size > 0 ? read(from: max(0, size - count), count: min(size, count)) : ""
  }

  private func read(from offset: Int, count: Int) -> String {
    var bytes = [UInt8](repeating: 0, count: count)
    let got = pread(descriptor, &bytes, count, off_t(offset))
    return String(decoding: bytes.prefix(max(0, got)), as: UTF8.self)
  }
}
