import AppInterface

/// One running process of an app, and what is asked of it.
@MainActor final class AppInstance {
  let name: String
  let process: ChildProcess
  let connection: AppConnection

  /// Starts a process.
  init(name: String, _ command: ChildProcessCommand) throws(ChildProcessError) {
    self.name = name
    connection = AppConnection()
    process = try ChildProcess(command, connection.listener)
  }

  /// Returns what is found as soon as it is, looking again at each change; nil when the time is over.
  ///
  /// Throws where the app is lost before that, which the situation (`before it showed a screen`) is added to.
  func wait<Found>(
    until deadline: ContinuousClock.Instant, _ situation: String? = nil,
    for find: (AppConnection.Status) throws -> Found?
  ) async throws -> Found? {
    while true {
      let status = connection.status
      if let found = try find(status) { return found }
      if let loss = await loss(status, situation) { throw loss }
      guard try await connection.change(after: status.revision, until: deadline) else { return nil }
    }
  }

  /// Why nothing more is to be expected of the app; nil where all is well.
  func loss(_ status: AppConnection.Status, _ situation: String? = nil) async -> AppError? {
    if let nonsense = status.nonsense {
      return AppError(.channelLost, "The channel to \(name) is garbled: \(nonsense).", lines: outputLines)
    }
    guard status.isClosed || status.ended != nil else { return nil }
    if let end = await end() {
      let sentence = [name, "\(end)", situation].compactMap { $0 }.joined(separator: " ")
      return AppError(.crashed, sentence + ".", lines: outputLines)
    }
    return AppError(.channelLost, "\(name) still runs, but has closed its channel.", lines: outputLines)
  }

  /// How the process ended whose channel is closed; nil where it runs on.
  private func end() async -> ChildProcessStatus? {
    // A process that ends closes its channel first; its end follows at once, and on a busy machine is noticed later.
    if let status = await process.status(within: .seconds(1)) { return status }
    return process.hasEnded ? await process.status(within: .seconds(60)) : nil
  }

  /// Asks for something and waits for the answer.
  func request(
    _ what: String, within limit: Duration, _ message: (Int) -> RunnerMessage
  ) async throws -> AppConnection.Answer {
    let number = connection.nextRequest()
    process.send(try Frames.bytes(of: message(number)))
    let answer = try await wait(until: .now + limit, "when \(what)") { _ in connection.takeAnswer(to: number) }
    guard let answer else {
      throw AppError(
        .timeout, "\(name) did not answer within \(limit.inSeconds) when \(what).", lines: outputLines)
    }
    return answer
  }

  /// The end of what it printed, for an error.
  var outputLines: [String] {
    let lines = process.output.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
    let printed = Array(lines.suffix(21).drop { $0.isEmpty })
    let shown = printed.last?.isEmpty == true ? printed.dropLast() : printed[...]
    return shown.isEmpty ? ["It printed nothing."] : ["Its output:"] + shown.map { "  " + $0 }
  }
}
