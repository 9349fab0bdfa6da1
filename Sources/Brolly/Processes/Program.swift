#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif
#if canImport(Glibc)
  @preconcurrency package import Glibc
#else
  package import Darwin
#endif

/// What a child process is started with.
///
/// A child leads a process group of its own, so that it can be ended with all that it started, and a Ctrl-C at the
/// terminal reaches the runner alone. Signals are as a process expects to find them, and of the descriptors it gets
/// only those that are named.
package struct Program {
  package var executable: String
  /// The arguments behind the program's name.
  package var arguments: [String]
  package var environment: [String: String]
  /// The descriptors that the child finds, by its own numbers; its standard input is empty unless it is named.
  package var descriptors: [Int32: Int32]
  /// Whether it leads a session of its own, and not only a group: all that it starts can then be found and ended.
  package var leadsSession = false

  /// Describes what to start.
  package init(
    executable: String, arguments: [String] = [], environment: [String: String], descriptors: [Int32: Int32] = [:]
  ) {
    self.executable = executable
    self.arguments = arguments
    self.environment = environment
    self.descriptors = descriptors
  }

  /// The environment of this process.
  package static var inheritedEnvironment: [String: String] { ProcessInfo.processInfo.environment }

  /// Starts the child, and returns the number of its process and of its group.
  ///
  /// - Throws: The system's reason why it cannot be started.
  package func start() throws(SystemError) -> pid_t {
    let sources = raisedSources()
    defer { for source in sources.values where !descriptors.values.contains(source) { close(source) } }
    var actions = fileActions(sources)
    defer { posix_spawn_file_actions_destroy(&actions) }
    var attributes = cleanAttributes()
    defer { posix_spawnattr_destroy(&attributes) }
    let words = CStrings([executable] + arguments)
    let variables = CStrings(environment.map { "\($0.key)=\($0.value)" })
    defer {
      words.release()
      variables.release()
    }
    var process: pid_t = 0
    let code = posix_spawn(&process, executable, &actions, &attributes, words.pointers, variables.pointers)
    guard code == 0 else { throw SystemError("\(executable) cannot be started", code: code) }
    return process
  }

  /// Our descriptors under numbers that are none of the child's, so that setting up one never overwrites the next: a
  /// process whose standard input is closed gets 0 for the next file that it opens.
  private func raisedSources() -> [Int32: Int32] {
    let most = highestNumber
    return descriptors.mapValues { ours in
      guard ours <= most else { return ours }
      let raised = fcntl(ours, F_DUPFD_CLOEXEC, most + 1)
      return raised >= 0 ? raised : ours
    }
  }

  /// The highest number that the child knows a descriptor by.
  private var highestNumber: Int32 { max(2, descriptors.keys.max() ?? 2) }

  private func fileActions(_ sources: [Int32: Int32]) -> ChildProcessPlatform.FileActions {
    var actions = ChildProcessPlatform.makeFileActions()
    posix_spawn_file_actions_init(&actions)
    if descriptors[0] == nil { posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0) }
    for (theirs, ours) in sources {
      posix_spawn_file_actions_adddup2(&actions, ours, theirs)
    }
    ChildProcessPlatform.closeOthers(from: highestNumber + 1, &actions)
    return actions
  }

  private func cleanAttributes() -> ChildProcessPlatform.Attributes {
    var attributes = ChildProcessPlatform.makeAttributes()
    posix_spawnattr_init(&attributes)
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    var all = sigset_t()
    sigfillset(&all)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setpgroup(&attributes, 0)
    let group = leadsSession ? ChildProcessPlatform.sessionFlag : Int16(POSIX_SPAWN_SETPGROUP)
    posix_spawnattr_setflags(&attributes, ChildProcessPlatform.flags | group)
    return attributes
  }
}

/// Texts as C wants them: pointers to copies, and a null pointer at the end.
struct CStrings {
  let pointers: [UnsafeMutablePointer<CChar>?]

  init(_ texts: [String]) { pointers = texts.map { strdup($0) } + [nil] }

  func release() { for pointer in pointers { free(pointer) } }
}
