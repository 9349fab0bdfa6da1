#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Swift's own backtracer, which the runtime of a process starts when it crashes, and where it writes to.
///
/// It takes a tenth of a second. What it says goes into a file that the supervisor holds, and not between the lines that the
/// process printed.
enum Backtracer {
  /// The environment variable that the runtime reads when a process starts.
  static let variable = "SWIFT_BACKTRACE"

  /// The signal that makes it tell where a process stands that did not crash.
  static let signal = SIGQUIT

  /// The variable's value for a process whose report goes to a descriptor of this process; nil where the system has no
  /// backtracer, or the user says what it should do.
  static func settings(writingTo descriptor: Int32) -> String? {
    #if os(Linux)
      if let own = getenv(variable), own.pointee != 0 { return nil }
      return mark + "interactive=no,color=no,threads=all,registers=none,images=none,sanitize=no,symbolicate=full,"
        + "format=json,output-to=/proc/\(getpid())/fd/\(descriptor)"
    #else
      return nil
    #endif
  }

  /// Forgets the settings, so that what this process starts does not write its crashes into the same file.
  static func keepFromChildren() {
    if let value = getenv(variable), String(cString: value).hasPrefix(mark) { unsetenv(variable) }
  }

  private static let mark = "enable=yes,"

  /// Whether the end of what a process printed says that its backtracer has been started.
  static func isAnnounced(in printed: String) -> Bool { printed.contains("\n*** Signal ") }

  /// What a crashed process printed, without what its runtime added about the backtracer.
  static func withoutRemarks(_ printed: String) -> String {
    guard isAnnounced(in: printed) || printed.contains("swift-runtime: ") else { return printed }
    var lines: [Substring] = []
    for line in printed.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("*** Signal "), line.contains("Backtracing from 0x") {
        // It puts an empty line before and after it.
        if lines.last?.isEmpty == true { lines.removeLast() }
      } else if !line.hasPrefix("swift-runtime: failed to suspend thread") {
        lines.append(line)
      }
    }
    return lines.joined(separator: "\n")
  }
}
