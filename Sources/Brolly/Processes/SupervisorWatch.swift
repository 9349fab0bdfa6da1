#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Hears from the supervisor whatever the steps of a worker are doing, and ends the worker when the supervisor is gone.
///
/// Even a supervisor that was killed leaves nothing behind: the worker's whole session ends, apps included.
enum SupervisorWatch {
  /// Reads from a pipe on a thread of its own: a byte asks to interrupt what runs, and its end is the supervisor's.
  static func start(_ descriptor: Int32, interrupted: @escaping @Sendable () -> Void) {
    BlockingThread.start {
      var byte: UInt8 = 0
      while true {
        let count = systemRead(descriptor, &byte, 1)
        if count > 0 {
          interrupted()
        } else if count == 0 {
          ProcessSession.endOwn()
        } else if errno != EINTR {
          // A step closed the pipe, of which the supervisor hears over the line.
          return
        }
      }
    }
  }
}
