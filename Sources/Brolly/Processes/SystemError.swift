#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Something that the system refused: what was tried, on what, and its reason.
package struct SystemError: Error, CustomStringConvertible {
  var action: String
  var code: Int32

  /// Takes the reason from `errno`.
  init(_ action: String, code: Int32 = errno) {
    self.action = action
    self.code = code
  }

  /// The system's words for the reason.
  var reason: String { String(cString: strerror(code)) }

  package var description: String { "\(action): \(reason)" }
}
