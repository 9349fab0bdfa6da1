#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// How a process ended.
package enum ChildProcessStatus: Hashable, Sendable, CustomStringConvertible {
  /// It left with a status.
  case exited(Int32)
  /// A signal ended it.
  case signaled(Int32)

  /// Reads what `waitpid` gave: the low seven bits are the signal, the next byte is the status (wait(2)).
  init(waitStatus: Int32) {
    let signal = waitStatus & 0x7f
    self = signal == 0 ? .exited((waitStatus >> 8) & 0xff) : .signaled(signal)
  }

  /// Waits for a child to end, and lets its number go.
  init(waitingFor process: pid_t) {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    self.init(waitStatus: status)
  }

  /// Whether a child has ended and waits to be asked how.
  static func isThere(for process: pid_t) -> Bool {
    var information = siginfo_t()
    return waitid(P_PID, id_t(process), &information, WEXITED | WNOWAIT | WNOHANG) == 0
      && information.si_signo == SIGCHLD
  }

  /// `exited with status 3` or `was ended by SIGILL (4)`.
  package var description: String {
    switch self {
    case .exited(let status): "exited with status \(status)"
    case .signaled(let signal): "was ended by \(Self.names[signal].map { "\($0) (\(signal))" } ?? "signal \(signal)")"
    }
  }

  /// Whether it stopped itself because something was wrong with it.
  var isTrap: Bool {
    switch self {
    case .exited: false
    case .signaled(let signal): [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS].contains(signal)
    }
  }

  private static let names: [Int32: String] = [
    SIGHUP: "SIGHUP", SIGINT: "SIGINT", SIGQUIT: "SIGQUIT", SIGILL: "SIGILL", SIGTRAP: "SIGTRAP", SIGABRT: "SIGABRT",
    SIGBUS: "SIGBUS", SIGFPE: "SIGFPE", SIGKILL: "SIGKILL", SIGSEGV: "SIGSEGV", SIGPIPE: "SIGPIPE",
    SIGTERM: "SIGTERM", SIGALRM: "SIGALRM", SIGXCPU: "SIGXCPU", SIGXFSZ: "SIGXFSZ", SIGSYS: "SIGSYS",
  ]
}
