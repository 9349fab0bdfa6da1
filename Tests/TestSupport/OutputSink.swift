import Foundation
import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Where the output of a program goes: a file that has no name, or a terminal that nobody looks at.
final class OutputSink: Sendable {
  /// The descriptor that the program writes to.
  let end: Int32
  private let reading: Int32
  private let isTerminal: Bool
  private let isEndOpen = Mutex(true)
  private let received = Mutex<[UInt8]>([])
  private let isRead = DispatchSemaphore(value: 0)

  private init(end: Int32, reading: Int32, isTerminal: Bool) {
    self.end = end
    self.reading = reading
    self.isTerminal = isTerminal
  }

  deinit {
    closeEnd()
    if isTerminal { close(reading) }
  }

  /// Makes a file.
  static func file() throws -> OutputSink {
    let path = FileManager.default.temporaryDirectory.appending(path: "brolly-output-\(UUID().uuidString)").path
    let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw SystemFailure(what: "\(path) cannot be made", code: errno) }
    unlink(path)
    return OutputSink(end: descriptor, reading: descriptor, isTerminal: false)
  }

  /// Makes a terminal of so many columns.
  static func terminal(width: UInt16) throws -> OutputSink {
    let reading = posix_openpt(O_RDWR | O_NOCTTY)
    var name = [CChar](repeating: 0, count: 256)
    guard reading >= 0, grantpt(reading) == 0, unlockpt(reading) == 0, ptsname_r(reading, &name, name.count) == 0 else {
      throw SystemFailure(what: "a terminal cannot be made", code: errno)
    }
    _ = fcntl(reading, F_SETFD, FD_CLOEXEC)
    let end = open(name, O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard end >= 0 else { throw SystemFailure(what: "a terminal cannot be opened", code: errno) }
    var size = winsize(ws_row: 25, ws_col: width, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(end, UInt(TIOCSWINSZ), &size)
    let sink = OutputSink(end: end, reading: reading, isTerminal: true)
    Thread.detachNewThread { sink.drain() }
    return sink
  }

  /// Lets go of the program's end, so that a terminal learns when the program has.
  func closeEnd() {
    let isOpen = isEndOpen.withLock { isOpen in
      defer { if isTerminal { isOpen = false } }
      return isOpen
    }
    if isTerminal && isOpen { close(end) }
  }

  /// Returns all that was written, when the program has ended; a terminal's line ends are those of a file.
  func text() -> String {
    if isTerminal {
      // Longer than it takes to read what is there; a process that was left behind may hold the other end for ever.
      _ = isRead.wait(timeout: .now() + 10)
      return String(decoding: received.withLock { $0 }, as: UTF8.self).replacing("\r\n", with: "\n")
    }
    let length = lseek(end, 0, SEEK_END)
    let bytes = [UInt8](unsafeUninitializedCapacity: Int(length)) { buffer, count in
      count = max(0, pread(end, buffer.baseAddress, Int(length), 0))
    }
    close(end)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Reads until nobody has the other end any more, which Linux tells as an error.
  private func drain() {
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = read(reading, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      received.withLock { $0 += buffer[..<count] }
    }
    isRead.signal()
  }
}
