#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Turns SIGINT and SIGTERM into something to read, so that a run can end in order.
final class Interruption: Sendable {
  /// Becomes readable with each signal.
  let descriptor: Int32

  init() {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else {
      // Without a pipe signals end the process at once, as they do by default.
      descriptor = -1
      return
    }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    descriptor = ends[0]
    interruptionPipe = ends[1]
    for signal in [SIGINT, SIGTERM] { _ = systemSignal(signal) { noteInterruption($0) } }
    // A worker that is gone is noticed where its line is read, not where it is written to.
    _ = systemSignal(SIGPIPE, SIG_IGN)
  }

  /// Hears of each signal on a thread of its own, which is told how many there were so far.
  func listen(_ heard: @escaping @Sendable (Int) -> Void) {
    BlockingThread.start { [self] in
      var count = 0
      var watched = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      while descriptor >= 0 {
        poll(&watched, 1, -1)
        let more = take()
        count += more
        if more > 0 { heard(count) }
      }
    }
  }

  /// Returns how many signals came since the last time.
  func take() -> Int {
    var bytes = [UInt8](repeating: 0, count: 16)
    return max(0, read(descriptor, &bytes, bytes.count))
  }
}

/// The end of the pipe that signals are written to. It is set once, before the first signal can come, and a signal handler
/// can be given nothing but globals; an `Int32` is read and written whole.
private nonisolated(unsafe) var interruptionPipe: Int32 = -1

/// Runs in a signal handler: `write` is one of the few calls that are allowed there.
private func noteInterruption(_ signal: Int32) {
  let saved = errno
  var byte: UInt8 = 1
  _ = systemWrite(interruptionPipe, &byte, 1)
  errno = saved
}

private func systemSignal(
  _ number: Int32, _ handler: (@convention(c) (Int32) -> Void)?
) -> (@convention(c) (Int32) -> Void)? {
  signal(number, handler)
}
