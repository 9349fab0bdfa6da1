#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Does to the run what Ctrl-C does, or another signal that asks it to end.
func interruptRun(_ signal: Int32 = SIGINT) {
  let isAlone = CommandLine.arguments.contains("--in-process")
  kill(isAlone ? getpid() : getppid(), signal)
}

/// Asks the run to end as a CI server does that has lost its patience.
func terminateRun() { interruptRun(SIGTERM) }

/// A variable of the environment.
func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

/// Leaves the process, as a step should not.
func leave(status: Int) -> Never { exit(Int32(status)) }

/// Ends the process as the system does that is out of memory.
func killThisProcess() {
  kill(getpid(), SIGKILL)
  pause()
}

/// Writes a line where errors go.
func complain(_ text: String) {
  let line = Array("\(text)\n".utf8)
  _ = write(2, line, line.count)
}

/// Leaves a file that tells that a step has run.
func write(file name: String) { close(open(name, O_WRONLY | O_CREAT, 0o600)) }

/// Makes a folder that nobody else has made.
func occupy(_ path: String) -> Bool { mkdir(path, 0o700) == 0 }

/// Removes an empty folder, or a file.
func remove(_ path: String) {
  if rmdir(path) != 0 { unlink(path) }
}
