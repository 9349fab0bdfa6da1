#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A worker and all that it started: whatever its apps and commands do, they stay in its session unless they ask to leave.
///
/// A process group would not do, because each app leads one of its own.
enum ProcessSession {
  /// Ends every process of a session but its leader.
  ///
  /// It looks again until it finds nobody new: a process may have started another while it was being ended.
  static func endMembers(of leader: pid_t) {
    var seen: Set<pid_t> = [leader]
    while true {
      let members = ProcessList.all().filter { !seen.contains($0) && getsid($0) == leader }
      if members.isEmpty { return }
      for member in members { kill(member, SIGKILL) }
      seen.formUnion(members)
    }
  }

  /// Ends the session that this process leads, itself last.
  static func endOwn() {
    if getsid(0) == getpid() { endMembers(of: getpid()) }
    kill(0, SIGKILL)
  }
}

/// The processes of this machine.
private enum ProcessList {
  #if canImport(Darwin)
    static func all() -> [pid_t] {
      var name = [CTL_KERN, KERN_PROC, KERN_PROC_ALL]
      var size = 0
      guard sysctl(&name, 3, nil, &size, nil, 0) == 0 else { return [] }
      // There may be some more by the time they are listed.
      var processes = [kinfo_proc](repeating: kinfo_proc(), count: size / MemoryLayout<kinfo_proc>.stride + 64)
      size = processes.count * MemoryLayout<kinfo_proc>.stride
      guard sysctl(&name, 3, &processes, &size, nil, 0) == 0 else { return [] }
      return processes.prefix(size / MemoryLayout<kinfo_proc>.stride).map(\.kp_proc.p_pid)
    }
  #else
    static func all() -> [pid_t] {
      guard let folder = opendir("/proc") else { return [] }
      defer { closedir(folder) }
      var processes: [pid_t] = []
      while let entry = readdir(folder) {
        // The name is a number, or nothing that is looked for; `d_name` follows the fields before it.
        let number = withUnsafeBytes(of: &entry.pointee.d_name) { name in
          name.baseAddress.map { strtol($0.assumingMemoryBound(to: CChar.self), nil, 10) } ?? 0
        }
        if number > 0 { processes.append(pid_t(truncatingIfNeeded: number)) }
      }
      return processes
    }
  #endif
}
