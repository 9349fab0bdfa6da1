import Synchronization

#if canImport(Glibc)
  @preconcurrency import Glibc

  // Glibc's module leaves out this function, which takes a varying number of arguments; the system call takes these.
  @_silgen_name("prctl")
  private func processControl(_ option: Int32, _ argument: UInt, _ zeros: UInt, _: UInt, _: UInt) -> Int32

  /// What a child process started and left behind, also in groups and sessions of their own.
  ///
  /// A process whose parent has ended becomes a child of this one instead of one of the system's first process. Those
  /// that come from a child bear its mark in their environment: that is how they are told from what a step started.
  struct StrayProcesses {
    /// The environment variable that everything inherits that a child starts.
    static let variable = "BROLLY_STARTED_BY"

    private static let count = Mutex(0)
    private static let becomesParentOfOrphans = processControl(36 /* PR_SET_CHILD_SUBREAPER */, 1, 0, 0, 0) == 0

    /// The value that no other child has in its environment.
    let mark: String

    /// Makes a new mark, and has this process be the parent of what is left behind from now on.
    init() {
      _ = Self.becomesParentOfOrphans
      mark = "\(getpid()).\(Self.count.withLock { $0 += 1; return $0 })"
    }

    /// Kills what an ended process has left, and what that has started, until nothing is.
    ///
    /// - Parameter leader: The process, which must not have been waited for: its number is its own until then.
    func end(leftBy leader: pid_t) {
      while true {
        let strays = Self.children.filter { $0 != leader && (getpgid($0) == leader || isMarked($0)) }
        if strays.isEmpty { return }
        for stray in strays {
          kill(stray, SIGKILL)
          _ = ChildProcessStatus(waitingFor: stray)
        }
      }
    }

    private func isMarked(_ process: pid_t) -> Bool {
      Self.bytes(of: "/proc/\(process)/environ").split(separator: 0)
        .contains { $0.elementsEqual("\(Self.variable)=\(mark)".utf8) }
    }

    /// A process that has ended meanwhile has no files any more, which is as good as empty ones.
    private static func bytes(of path: String) -> [UInt8] { (try? FileBytes.read(path)) ?? [] }

    /// The children of all threads of this process.
    private static var children: [pid_t] {
      guard let folder = opendir("/proc/self/task") else { return [] }
      defer { closedir(folder) }
      var children: [pid_t] = []
      while let entry = readdir(folder) {
        let thread = withUnsafePointer(to: &entry.pointee.d_name) { name in
          name.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        let bytes = bytes(of: "/proc/self/task/\(thread)/children")
        children += String(decoding: bytes, as: UTF8.self).split(separator: " ").compactMap { pid_t($0) }
      }
      return children
    }
  }
#else
  /// What a child process started and left behind: on Darwin, what left its group cannot be found again.
  struct StrayProcesses {
    static let variable = "BROLLY_STARTED_BY"
    let mark = ""

    func end(leftBy leader: Int32) {}
  }
#endif
