#if canImport(Glibc)
  @preconcurrency import Glibc

  // Glibc's module leaves out what its headers declare only under _GNU_SOURCE; both are in glibc since 2.34 and 2.9.
  @_silgen_name("posix_spawn_file_actions_addclosefrom_np")
  private func addCloseFrom(_ actions: UnsafeMutablePointer<posix_spawn_file_actions_t>, _ first: Int32) -> Int32
  @_silgen_name("pipe2")
  private func pipe2(_ ends: UnsafeMutablePointer<Int32>, _ flags: Int32) -> Int32

  /// What differs between systems when a child process is started, on Linux.
  enum ChildProcessPlatform {
    typealias FileActions = posix_spawn_file_actions_t
    typealias Attributes = posix_spawnattr_t

    /// Makes the two ends of a channel, which no other child inherits.
    static func socketPair() throws(ChildProcessError) -> (parent: Int32, child: Int32) {
      var ends: [Int32] = [-1, -1]
      guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else {
        throw .system("a channel cannot be made", errno)
      }
      return (ends[0], ends[1])
    }

    /// Makes a pipe, which no other child inherits.
    static func pipe() throws(ChildProcessError) -> (read: Int32, write: Int32) {
      var ends: [Int32] = [-1, -1]
      guard pipe2(&ends, O_CLOEXEC) == 0 else { throw .system("a pipe cannot be made", errno) }
      return (ends[0], ends[1])
    }

    /// The empty file actions and attributes of a spawn.
    static func makeFileActions() -> FileActions { FileActions() }
    static func makeAttributes() -> Attributes { Attributes() }

    /// Nothing is inherited but what the file actions have put at the numbers below this one.
    static func closeOthers(from descriptor: Int32, _ actions: inout FileActions) {
      _ = addCloseFrom(&actions, descriptor)
    }

    /// No blocked signals, no ignored ones.
    static let flags = Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF)
    /// A session of its own; glibc's `POSIX_SPAWN_SETSID`, which its header hides like the functions above.
    static let sessionFlag: Int16 = 0x80

    /// Sends bytes without waiting and without SIGPIPE.
    static func sendNow(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
      send(descriptor, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT))
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
