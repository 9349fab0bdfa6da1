#if canImport(Glibc)
  @preconcurrency import Glibc
#else
  import Darwin
#endif

/// Starts a program in a process group of its own.
struct ProgramSpawn {
  #if canImport(Glibc)
    private var actions = posix_spawn_file_actions_t()
    private var attributes = posix_spawnattr_t()
  #else
    private var actions: posix_spawn_file_actions_t?
    private var attributes: posix_spawnattr_t?
  #endif
  private let program: Program

  init(_ program: Program) {
    self.program = program
  }

  /// Starts it, and returns the number of its process.
  mutating func run(output: Int32, errors: Int32) throws -> pid_t {
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    setUp(output, errors)
    let words = ([program.executable] + program.arguments).map { strdup($0) } + [nil]
    let variables = program.fullEnvironment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in words + variables { free(text) } }
    var process: pid_t = 0
    let code = posix_spawn(&process, program.executable, &actions, &attributes, words, variables)
    guard code == 0 else { throw SystemFailure(what: "\(program.executable) cannot be started", code: code) }
    return process
  }

  func start(output: Int32, errors: Int32) throws -> pid_t {
    var copy = self
    return try copy.run(output: output, errors: errors)
  }

  private mutating func setUp(_ output: Int32, _ errors: Int32) {
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_adddup2(&actions, errors, 2)
    switch program.input {
    case .empty: posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    case .closed: posix_spawn_file_actions_addclose(&actions, 0)
    }
    if let folder = program.folder { posix_spawn_file_actions_addchdir_np(&actions, folder) }
    posix_spawnattr_setpgroup(&attributes, 0)
    // What runs the tests may ignore signals, as a shell does for what runs in its background.
    var all = sigset_t()
    sigfillset(&all)
    posix_spawnattr_setsigdefault(&attributes, &all)
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
  }
}
