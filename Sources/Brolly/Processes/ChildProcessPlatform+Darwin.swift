#if canImport(Darwin)
  import Darwin

  /// What differs between systems when a child process is started, on Darwin.
  enum ChildProcessPlatform {
    typealias FileActions = posix_spawn_file_actions_t?
    typealias Attributes = posix_spawnattr_t?

    /// Makes the two ends of a channel, which no other child inherits.
    static func socketPair() throws(ChildProcessError) -> (parent: Int32, child: Int32) {
      var ends: [Int32] = [-1, -1]
      guard socketpair(AF_UNIX, SOCK_STREAM, 0, &ends) == 0 else { throw .system("a channel cannot be made", errno) }
      var on: Int32 = 1
      for end in ends {
        _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        setsockopt(end, SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
      }
      return (ends[0], ends[1])
    }

    /// Makes a pipe, which no other child inherits.
    static func pipe() throws(ChildProcessError) -> (read: Int32, write: Int32) {
      var ends: [Int32] = [-1, -1]
      guard Darwin.pipe(&ends) == 0 else { throw .system("a pipe cannot be made", errno) }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      return (ends[0], ends[1])
    }

    /// The empty file actions and attributes of a spawn.
    static func makeFileActions() -> FileActions { nil }
    static func makeAttributes() -> Attributes { nil }

    /// `POSIX_SPAWN_CLOEXEC_DEFAULT` among the flags sees to it.
    static func closeOthers(from descriptor: Int32, _ actions: inout FileActions) {}

    /// No blocked signals, no ignored ones, nothing inherited that is not named.
    static let flags = Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_CLOEXEC_DEFAULT)
    /// A session of its own.
    static let sessionFlag = Int16(POSIX_SPAWN_SETSID)

    /// Sends bytes without waiting; SO_NOSIGPIPE is set on the socket.
    static func sendNow(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
      send(descriptor, bytes.baseAddress, bytes.count, MSG_DONTWAIT)
    }

    /// Waits until the process has ended, and leaves it for `waitpid`: until then its number is its own.
    static func waitForEnd(of process: pid_t) {
      var information = siginfo_t()
      while waitid(P_PID, id_t(process), &information, WEXITED | WNOWAIT) != 0, errno == EINTR {}
    }

    /// Whether the process has ended; like `waitForEnd` it leaves it for `waitpid`.
    static func hasEnded(_ process: pid_t) -> Bool {
      var information = siginfo_t()
      return waitid(P_PID, id_t(process), &information, WEXITED | WNOWAIT | WNOHANG) == 0 && information.si_signo != 0
    }
  }
#endif
