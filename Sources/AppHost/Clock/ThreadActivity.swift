#if canImport(Glibc)
  import Glibc

  /// How often each other thread of this process has gone to sleep, if all of them are asleep.
  ///
  /// Two of these that are equal prove that there was a moment between them at which nothing ran: a thread that slept at
  /// both, and has not gone to sleep in between, slept all the while. A thread that waits for a processor does not sleep,
  /// however busy the machine is (proc_pid_status(5): `State`, `voluntary_ctxt_switches`).
  struct ThreadActivity: Equatable {
    private var sleeps: [pid_t: Int] = [:]

    /// Looks at the threads; nil where one of them runs besides the one that looks.
    init?() {
      guard let folder = opendir("/proc/self/task") else { return nil }
      defer { closedir(folder) }
      var observer: pid_t?
      while let entry = readdir(folder) {
        guard let thread = Self.number(entry) else { continue }
        if let sleeps = Self.sleeps(of: thread) {
          self.sleeps[thread] = sleeps
        } else if observer == nil {
          observer = thread
        } else {
          return nil
        }
      }
    }

    /// The thread's number that an entry of the folder stands for; nil for `.` and `..`.
    private static func number(_ entry: UnsafeMutablePointer<dirent>) -> pid_t? {
      withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: 256) { pid_t(String(cString: $0)) }
      }
    }

    /// How often a thread has gone to sleep; nil where it does not sleep, or is gone.
    private static func sleeps(of thread: pid_t) -> Int? {
      guard let status = fopen("/proc/self/task/\(thread)/status", "re") else { return nil }
      defer { fclose(status) }
      var line = [CChar](repeating: 0, count: 256)
      while fgets(&line, Int32(line.count), status) != nil {
        if strncmp(line, "State:", 6) == 0, line[7] != CChar(UInt8(ascii: "S")) { return nil }
        if strncmp(line, "voluntary_ctxt_switches:", 24) == 0 {
          return line.withUnsafeBufferPointer { $0.baseAddress.map { Int(strtol($0 + 24, nil, 10)) } }
        }
      }
      return nil
    }
  }
#endif
