import Dispatch

#if canImport(Glibc)
  @preconcurrency import Glibc
#else
  @preconcurrency import Darwin
#endif

func abortThisProcess() { abort() }

/// Sends this process a signal from outside, and waits for what comes of it.
func raiseSignal(_ number: Int) {
  kill(getpid(), Int32(number))
  usleep(5_000_000)
}

/// Leaves without tidying up.
func leaveAtOnce(status: Int) -> Never { _exit(Int32(status)) }

func becomeAnotherProgram() {
  var words: [UnsafeMutablePointer<CChar>?] = [strdup("true"), nil]
  execvp("true", &words)
}

func leaveInAnotherThread() {
  runInThread { exit(6) }
  usleep(5_000_000)
}

/// Ends this process when the scenario that asked for it has had the time to end.
func dieSoon() {
  runInThread {
    usleep(20_000)
    kill(getpid(), SIGKILL)
  }
}

private func runInThread(_ body: @escaping @Sendable () -> Void) {
  DispatchQueue(label: "misdeed").async(execute: body)
}

/// Takes memory until there is no more for this process.
func takeMemory() {
  var limit = rlimit(rlim_cur: 1 << 30, rlim_max: 1 << 30)
  setrlimit(resourceLimit(RLIMIT_AS), &limit)
  var blocks: [[UInt8]] = []
  while true { blocks.append([UInt8](repeating: 1, count: 64 << 20)) }
}

/// Computes until the system thinks that it was enough.
func spendProcessorTime() {
  // The soft limit is a signal at once where more has been used; the hard one cannot be taken back.
  var limit = rlimit(rlim_cur: 0, rlim_max: 10)
  setrlimit(resourceLimit(RLIMIT_CPU), &limit)
  loopForEver()
}

func writeLargeFile() {
  var limit = rlimit(rlim_cur: 1 << 20, rlim_max: 1 << 20)
  setrlimit(resourceLimit(RLIMIT_FSIZE), &limit)
  let file = open("large", O_WRONLY | O_CREAT, 0o600)
  let bytes = [UInt8](repeating: 0, count: 1 << 19)
  for _ in 0..<4 { _ = write(file, bytes, bytes.count) }
}

#if canImport(Glibc)
  private func resourceLimit(_ resource: __rlimit_resource) -> __rlimit_resource_t {
    __rlimit_resource_t(resource.rawValue)
  }
#else
  private func resourceLimit(_ resource: Int32) -> Int32 { resource }
#endif

/// Reads from a pipe that nobody writes to.
func readForEver() {
  var ends: [Int32] = [0, 0]
  pipe(&ends)
  var byte: UInt8 = 0
  _ = read(ends[0], &byte, 1)
}

func sleepOnThread() { while true { sleep(1000) } }

/// Locks twice what can be locked once.
func waitForEver() {
  let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  pthread_mutex_init(lock, nil)
  pthread_mutex_lock(lock)
  pthread_mutex_lock(lock)
}

func stopThisProcess() { kill(getpid(), SIGSTOP) }

func ignoreSignals() { for number: Int32 in 1..<32 { signal(number, SIG_IGN) } }

/// Starts a process in a group of its own, which takes no notice of this one, and notes its number in a file.
func startSleep(noting file: String) {
  var attributes = posix_spawnattr_t()
  posix_spawnattr_init(&attributes)
  posix_spawnattr_setpgroup(&attributes, 0)
  posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
  var child: pid_t = 0
  let words: [UnsafeMutablePointer<CChar>?] = [strdup("sleep"), strdup("1000"), nil]
  posix_spawnp(&child, "sleep", nil, &attributes, words, environ)
  let descriptor = open(file, O_WRONLY | O_CREAT, 0o600)
  let text = Array("\(child)".utf8)
  _ = write(descriptor, text, text.count)
  close(descriptor)
}

/// Ends the supervisor as nobody can refuse, when a file is there and an app has had the time to start.
func killSupervisor(whenThereIs file: String) {
  let supervisor = getppid()
  while access(file, F_OK) != 0 { usleep(1000) }
  usleep(100_000)
  kill(supervisor, SIGKILL)
}

/// Ends the processes that the supervisor started beside this one, when they have nothing to do.
func endOtherWorkers() {
  guard let folder = opendir("/proc") else { return }
  defer { closedir(folder) }
  while let entry = readdir(folder) {
    let name = withUnsafePointer(to: &entry.pointee.d_name) {
      $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
    }
    guard let process = pid_t(name), process != getpid(), status(of: process)?.parent == getppid() else { continue }
    while access("BeforeWorker-\(process)", F_OK) != 0 { usleep(1000) }
    var rests = 0
    while rests < 20 {
      rests = status(of: process)?.isAsleep == true ? rests + 1 : 0
      usleep(1000)
    }
    kill(process, SIGKILL)
  }
}

func processNumber() -> Int32 { getpid() }

private func status(of process: pid_t) -> (isAsleep: Bool, parent: pid_t)? {
  guard let file = fopen("/proc/\(process)/stat", "r") else { return nil }
  defer { fclose(file) }
  var line = [CChar](repeating: 0, count: 512)
  guard fgets(&line, 512, file) != nil else { return nil }
  let text = String(decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  let fields = text.split(separator: ")").last?.split(separator: " ") ?? []
  return fields.count > 1 ? pid_t(fields[1]).map { (fields[0] == "S", $0) } : nil
}

/// Writes where only the runner should.
func writeToLine(_ bytes: [UInt8]) {
  _ = write(3, bytes, bytes.count)
  usleep(5_000_000)
}

/// Closes what the process was given; what it has opened since, its libraries cannot do without.
func closeAllFiles() {
  for descriptor: Int32 in 0..<6 { close(descriptor) }
  usleep(5_000_000)
}

func closeOutput() { for descriptor: Int32 in 1...2 { close(descriptor) } }

func removeWorkingFolder() {
  var template = Array("/tmp/faulty-XXXXXX".utf8CString)
  mkdtemp(&template)
  chdir(template)
  rmdir(template)
}
