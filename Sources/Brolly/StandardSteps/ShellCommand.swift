#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A command line that a shell runs in a scenario's folder, with what it printed in files: however much that is, memory
/// holds no more of it than is asked for.
struct ShellCommand {
  /// What a command left behind.
  struct Result {
    var status: ChildProcessStatus
    var output: FileBytes.Ends
    var errors: FileBytes.Ends
  }

  /// More of a command's output is not kept: its beginning and its end are.
  private static let mostBytes = 256 << 10

  var line: String
  var input: String?
  var environment: [String: String]
  var timeLimit: Duration

  /// Runs the command; it and all that it started are gone afterwards.
  ///
  /// - Throws: Where it takes longer than it may.
  func run(in folder: ScenarioFolder) async throws -> Result {
    // Beside the folder, so that the command does not find them.
    let streams = ["in", "out", "err"].map { "\(folder.path).\($0)" }
    defer { for stream in streams { try? FileManager.default.removeItem(atPath: stream) } }
    try Data((input ?? "").utf8).write(to: URL(filePath: streams[0]))
    let script = "cd \"$1\" && exec /bin/sh -c \"$2\" < \"$3\" > \"$4\" 2> \"$5\""
    let command = ChildProcessCommand(
      "/bin/sh", arguments: ["-c", script, "sh", folder.path, line] + streams, environment: fullEnvironment,
      channelVariable: "BROLLY_COMMAND_CHANNEL")
    let process = try ChildProcess(command)
    let status = await withTaskCancellationHandler {
      await process.status(within: timeLimit)
    } onCancel: {
      // The scenario's own time is over.
      process.signal(ChildProcessTeardown.kill)
    }
    await process.end()
    let result = Result(
      status: status ?? .exited(-1), output: try FileBytes.Ends(of: streams[1], most: Self.mostBytes),
      errors: try FileBytes.Ends(of: streams[2], most: Self.mostBytes))
    guard status == nil else { return result }
    throw ExpectationFailure(
      "The command took longer than \(timeLimit.inSeconds), and was ended.\n\(result.printed)",
      at: .swift(#filePath, #line, #column))
  }

  /// The programs beside the suite come first: what was just built is what is tested.
  private var fullEnvironment: [String: String] {
    var all = ProcessInfo.processInfo.environment
    all["PATH"] = [ThisProgram.folder, all["PATH"]].compactMap(\.self).joined(separator: ":")
    return all.merging(environment) { $1 }
  }
}

extension ShellCommand.Result {
  /// What was printed, for an error.
  var printed: String {
    let parts = [("Its output", output.text), ("Its error output", errors.text)].map { title, text in
      text.isEmpty ? "\(title) is empty." : "\(title):\n" + text.prefix(4000)
    }
    return "It \(status).\n" + parts.joined(separator: "\n")
  }
}
