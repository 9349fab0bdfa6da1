internal import Dispatch

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Ends a worker, and its process group, when its supervisor is gone: even one that was killed leaves nothing behind.
enum SupervisorWatch {
  /// Watches the line to the supervisor from a thread of its own, which sleeps until the line is closed.
  static func start(_ descriptor: Int32) {
    let thread = DispatchQueue(label: "supervisor watch")
    thread.async {
      // Without events to wait for, only a hang-up wakes the call.
      var watched = pollfd(fd: descriptor, events: 0, revents: 0)
      while poll(&watched, 1, -1) < 0 && errno == EINTR {}
      kill(0, SIGKILL)
    }
  }
}
