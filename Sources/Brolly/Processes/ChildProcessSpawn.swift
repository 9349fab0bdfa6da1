#if canImport(Glibc)
  @preconcurrency import Glibc
#else
  import Darwin
#endif

/// A process that has just been started, and this side's ends of what it inherited.
struct SpawnedProcess {
  /// The numbers that the child knows its channel and its output by.
  private static let channelNumber: Int32 = 3

  let identifier: pid_t
  let channel: Int32
  let output: Int32

  /// Starts a command: standard input is empty, output and errors go into one pipe, in the order of their writing.
  init(_ command: ChildProcessCommand) throws(ChildProcessError) {
    if let problem = command.problem { throw ChildProcessError(description: problem) }
    let channel = try ChildProcessPlatform.socketPair()
    defer { close(channel.child) }
    let output: (read: Int32, write: Int32)
    do {
      output = try ChildProcessPlatform.pipe()
    } catch {
      close(channel.parent)
      throw error
    }
    defer { close(output.write) }
    do {
      identifier = try Self.spawn(command, channel: channel.child, output: output.write)
    } catch {
      close(channel.parent)
      close(output.read)
      throw error
    }
    self.channel = channel.parent
    self.output = output.read
  }

  private static func spawn(
    _ command: ChildProcessCommand, channel: Int32, output: Int32
  ) throws(ChildProcessError) -> pid_t {
    var environment = command.environment
    environment[command.channelVariable] = "\(channelNumber)"
    let program = Program(
      executable: command.executable, arguments: command.arguments, environment: environment,
      descriptors: [1: output, 2: output, channelNumber: channel])
    do {
      return try program.start()
    } catch {
      throw ChildProcessError(description: "\(error)")
    }
  }
}

extension ChildProcessError {
  /// What was tried, and the system's reason.
  static func system(_ what: String, _ code: Int32) -> ChildProcessError {
    ChildProcessError(description: "\(what): \(String(cString: strerror(code)))")
  }
}
