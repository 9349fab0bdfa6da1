import Foundation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A program as a test runs it: what it is given, and what it has for a terminal.
public struct Program: Sendable {
  /// What a program finds at its standard input.
  public enum Input: Sendable {
    /// Nothing to read.
    case empty
    /// No open file at all.
    case closed
  }

  /// Where the executable lies.
  public var executable: String
  /// The words behind its name.
  public var arguments: [String]
  /// What differs from the environment of the tests.
  public var environment: [String: String] = [:]
  /// Its working folder; that of the tests if it is nil.
  public var folder: String?
  /// Its standard input.
  public var input = Input.empty
  /// The width of the terminal that it prints to; nil where its output goes to a file.
  public var terminalWidth: UInt16?

  /// Makes a program that is run with some arguments.
  public init(_ executable: String, _ arguments: [String] = []) {
    self.executable = executable
    self.arguments = arguments
  }

  /// Runs it to its end, or ends it when the time limit is over.
  ///
  /// - Throws: A `SystemFailure` where it cannot be started, a `ProgramTimedOut` where it did not end by itself.
  public func run(within limit: Duration = .seconds(60)) async throws -> ProgramResult {
    await ProgramPlaces.shared.take()
    do {
      let result = try await runNow(within: limit)
      await ProgramPlaces.shared.giveBack()
      return result
    } catch {
      await ProgramPlaces.shared.giveBack()
      throw error
    }
  }

  private func runNow(within limit: Duration) async throws -> ProgramResult {
    let errors = try OutputSink.file()
    let output = try terminalWidth.map { try OutputSink.terminal(width: $0) } ?? OutputSink.file()
    let process = try ProgramSpawn(self).start(output: output.end, errors: errors.end)
    output.closeEnd()
    let (status, isInTime) = await RunningProgram(process).end(within: limit)
    let result = ProgramResult(status: status, output: output.text(), errors: errors.text())
    guard isInTime else { throw ProgramTimedOut(program: self, limit: limit, result: result) }
    return result
  }

  /// The environment of the tests without what would change a program's output, and the changes.
  var fullEnvironment: [String: String] {
    var all = ProcessInfo.processInfo.environment
    for name in ["NO_COLOR", "TERM", "COLUMNS", "BROLLY_WORKER"] { all[name] = nil }
    all["SWIFT_BACKTRACE"] = "enable=no"
    return all.merging(environment) { $1 }
  }
}

/// How a program ended, and what it printed.
public struct ProgramResult: Equatable, Sendable {
  /// Its exit status; that of a program that a signal ended is 128 and the signal, as shells have it.
  public var status: Int32
  /// What it printed.
  public var output: String
  /// What it complained of.
  public var errors: String

  /// Makes a result.
  public init(status: Int32, output: String = "", errors: String = "") {
    self.status = status
    self.output = output
    self.errors = errors
  }
}

/// A program that did not end in time, and what it had said until then.
public struct ProgramTimedOut: Error, Sendable {
  /// The program.
  public let program: Program
  /// How long it was given.
  public let limit: Duration
  /// What it had said.
  public let result: ProgramResult
}

/// What the system refused to do.
public struct SystemFailure: Error, CustomStringConvertible, Sendable {
  let what: String
  let code: Int32

  /// What was tried, and the system's reason.
  public var description: String { "\(what): \(String(cString: strerror(code)))" }
}
