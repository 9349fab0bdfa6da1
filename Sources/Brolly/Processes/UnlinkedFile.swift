#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A file that has no name any more: two processes that hold its descriptor share it, and with them it is gone.
enum UnlinkedFile {
  /// Makes an empty file in the temporary folder and returns its descriptor, which children do not inherit by themselves.
  static func open(appending: Bool = false) throws(SystemError) -> Int32 {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(folder)/brolly-XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw SystemError("A temporary file cannot be made in '\(folder)'") }
    unlink(template)
    let moved = fcntl(descriptor, F_DUPFD_CLOEXEC, 10)
    close(descriptor)
    guard moved >= 0 else { throw SystemError("A descriptor cannot be copied") }
    if appending { _ = fcntl(moved, F_SETFL, O_APPEND) }
    return moved
  }
}
