#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What the system refused: what was tried, on what, and its own reason.
struct SystemError: Error, Equatable, CustomStringConvertible {
  /// What was tried, such as `write`.
  let action: String
  let path: String
  let code: Int32

  /// An error of the last system call.
  init(_ action: String, _ path: String, code: Int32 = errno) {
    self.action = action
    self.path = path
    self.code = code
  }

  var description: String { "cannot \(action) '\(path)': \(reason)" }

  /// The system's reason.
  var reason: String { String(cString: strerror(code)) }
}
