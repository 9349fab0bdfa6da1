import AppHost
import Dispatch

#if canImport(Glibc)
  @preconcurrency import Glibc
#else
  @preconcurrency import Darwin
#endif

/// A way to misbehave.
enum FixtureBehavior: String {
  case exitsAtOnce = "exits"
  case closesChannel = "closes-channel"
  case neverAnswers = "never-answers"
  case otherVersion = "other-version"
  case writesNonsense = "nonsense"
  case floods = "floods"
  case ignoresTermination = "ignores-termination"
  case floodsForEver = "floods-for-ever"
  case closesInput = "closes-input"
  case closesOutput = "closes-output"
  case garblesWhenTold = "garbles"
  case leavesChild = "leaves-child"
  case leavesSession = "leaves-session"
  case tellsEnvironment = "environment"
  case tellsInjection = "tells-injection"

  func begin() {
    switch self {
    case .exitsAtOnce:
      print("no such table: weather")
      exit(4)
    case .closesChannel:
      close(channel)
      while true { sleep(60) }
    case .neverAnswers: while true { sleep(60) }
    case .otherVersion: write(frame: #"{"greeting":{"version":99}}"#)
    case .writesNonsense: write(text: "HTTP/1.1 200 OK\r\n")
    case .floods:
      let line = String(repeating: "x", count: 1023)
      for _ in 0..<4096 { print(line) }
    case .ignoresTermination:
      signal(SIGTERM, SIG_IGN)
      print("process \(getpid())")
    case .tellsEnvironment: print("word: \(getenv("FIXTURE_WORD").map { String(cString: $0) } ?? "none")")
    case .tellsInjection: tellInjection()
    case .leavesChild: leaveChild()
    case .leavesSession: leaveSession()
    case .floodsForEver: floodForEver()
    case .closesInput: close(0)
    case .closesOutput:
      close(1)
      close(2)
    case .garblesWhenTold: garbleWhenTold()
    }
  }

  private func write(frame json: String) {
    let length = json.utf8.count
    write(bytes: [0, 0, UInt8(length >> 8), UInt8(length & 255)] + Array(json.utf8))
    while true { sleep(60) }
  }

  private func write(text: String) {
    write(bytes: Array(text.utf8))
    while true { sleep(60) }
  }

  private func write(bytes: [UInt8]) {
    _ = send(channel, bytes, bytes.count, 0)
  }

  private var channel: Int32 { getenv("BROLLY_APP_CHANNEL").flatMap { Int32(String(cString: $0)) } ?? -1 }

  private func tellInjection() {
    let content = getenv("InjectedAppF").map { String(cString: $0) } ?? "nothing"
    let path = String(content.dropFirst())
    let folder = String(path.reversed().drop { $0 != "/" }.dropFirst().reversed())
    print(content)
    print("permissions \(permissions(of: path)) in \(permissions(of: folder))")
  }

  private func permissions(of path: String) -> String {
    var status = stat()
    stat(path, &status)
    return String(status.st_mode & 0o777, radix: 8)
  }

  private func leaveChild() {
    var child: pid_t = 0
    let arguments: [UnsafeMutablePointer<CChar>?] = [strdup("sleep"), strdup("1000"), nil]
    posix_spawnp(&child, "sleep", nil, nil, arguments, environ)
    print("child \(child)")
  }

  /// Leaves a process of a session of its own, whose parent ends at once.
  private func leaveSession() {
    var child: pid_t = 0
    let script = "setsid sh -c 'echo child $$; exec sleep 1000' &"
    let arguments: [UnsafeMutablePointer<CChar>?] = [strdup("sh"), strdup("-c"), strdup(script), nil]
    posix_spawnp(&child, "sh", nil, nil, arguments, environ)
    waitpid(child, nil, 0)
  }

  /// Prints as fast as it can while the app does its work.
  private func floodForEver() {
    DispatchQueue.global().async {
      let line = String(repeating: "x", count: 1023) + "\n"
      while true { fputs(line, stderr) }
    }
  }

  /// Writes to the channel, as a library that has lost count of its descriptors may do, when a signal comes.
  private func garbleWhenTold() {
    signal(SIGUSR1) { _ in _ = send(3, "oops, wrong file", 16, 0) }
    print("process \(getpid())")
  }
}
