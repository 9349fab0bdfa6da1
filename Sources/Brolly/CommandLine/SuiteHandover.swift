internal import Diagnostics

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Lets a suite of the package take over from `brolly`: built first, then run in its place, with the same arguments.
struct SuiteHandover {
  let suite: String
  let settings: Settings

  /// Builds the suite and becomes it; returns only by throwing.
  ///
  /// - Throws: A `DiagnosticList` where the suite cannot be built or is not there, a `SystemError` where it cannot be started.
  func run() throws -> Never {
    if settings.buildsSuite, !isPath { try build() }
    guard access(executable, X_OK) == 0 else { throw DiagnosticList([missing]) }
    execv(executable, CStrings([executable] + CommandLine.arguments.dropFirst()).pointers)
    throw SystemError("The suite '\(executable)' cannot be started")
  }

  private var isPath: Bool { suite.contains("/") }

  /// The folder that the package is built into: the one that `brolly` itself lies in where it is part of the package.
  private var buildFolder: String {
    let own = ThisProgram.folder
    return own.contains("/.build/") ? own : ".build/debug"
  }

  private var executable: String { isPath ? suite : "\(buildFolder)/\(suite)" }

  private var configuration: String { buildFolder.hasSuffix("/release") ? "release" : "debug" }

  /// Builds the package: the suite, and the apps that it starts.
  private func build() throws {
    let program = Program(
      executable: "/usr/bin/env",
      arguments: ["swift", "build", "--quiet", "--configuration", configuration],
      environment: Program.inheritedEnvironment, descriptors: [0: 0, 1: 2, 2: 2])
    let status = ChildProcessStatus(waitingFor: try program.start())
    guard status == .exited(0) else {
      throw DiagnosticList([
        Diagnostic(
          at: nil, "The suite '\(suite)' cannot be built: 'swift build' \(status).",
          advice: "Mend what the compiler says above, or use --no-build to take what was built last.")
      ])
    }
  }

  private var missing: Diagnostic {
    Diagnostic(
      at: nil, "There is no suite '\(executable)'.",
      advice: isPath
        ? "Name the executable of a suite, or a product of this package."
        : "'suite' in \(Configuration.fileName) names an executable product of this package.")
  }
}
