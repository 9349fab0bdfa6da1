internal import Diagnostics
internal import Reporting

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The command line of a suite, and of `brolly` itself.
@MainActor
package struct CommandLineTool {
  /// Whose command line it is.
  package enum Role: Sendable {
    /// A suite: it runs with its own steps.
    case suite
    /// `brolly`: where the configuration names a suite, it builds it and hands over to it.
    case tool
  }

  /// Whether this process was started to run scenarios for a supervisor.
  package static var isWorker: Bool { Worker.isWorker }

  /// The path of the program that this process runs.
  package static var programPath: String { ThisProgram.path }

  /// The folder that it lies in, with the apps that were built with it.
  package static var programFolder: String { ThisProgram.folder }

  private let contents: StepContents
  private let role: Role

  /// Makes the command line of step libraries.
  package init(libraries: StepLibraries, role: Role = .suite) {
    contents = libraries.contents.withoutRepetitions
    self.role = role
  }

  /// Does what the process's arguments say, and ends the process.
  package func run() async -> Never {
    if Worker.isWorker {
      if MainThread.canServeMainActor {
        Task { await serve() }
        MainThread.serveMainActor()
      }
      await serve()
    }
    // Output that nobody reads any more is an error of the one that writes it, and not the end of a run and its reports.
    signal(SIGPIPE, SIG_IGN)
    let streams = StandardStreams.standard
    do {
      let code = try await perform(try Arguments(parsing: Array(CommandLine.arguments.dropFirst())), streams)
      exit(code.rawValue)
    } catch let mistakes as DiagnosticList {
      DiagnosticOutput(streams).complain(mistakes.diagnostics)
      exit(ExitCode.unusable.rawValue)
    } catch let mistake as Diagnostic {
      DiagnosticOutput(streams).complain([mistake])
      exit(ExitCode.unusable.rawValue)
    } catch let error as SystemError where error.code == EPIPE {
      // Whoever read the output has seen enough.
      exit(ExitCode.failed.rawValue)
    } catch {
      streams.complain("error: \(error)\n")
      exit(ExitCode.failed.rawValue)
    }
  }

  private func perform(_ arguments: Arguments, _ streams: StandardStreams) async throws -> ExitCode {
    if arguments.wantsHelp || arguments.command == .help {
      try streams.print(Help.text)
      return .passed
    }
    switch arguments.command {
    case .help, .version:
      try streams.print("Brolly \(Version.current)\n")
      return .passed
    case .match: return try MatchCommand(arguments).run(streams)
    case .merge: return try MergeCommand(arguments).run(streams)
    case .run, .check, .list, .steps: break
    }
    var settings = try Settings(arguments, try Configuration.ofWorkingFolder())
    settings.bazel = try BazelTest(Environment.all)
    settings.bazel?.apply(to: &settings)
    let paths = arguments.operands.isEmpty ? settings.features : arguments.operands
    let features = (paths.isEmpty ? ["Features"] : paths).map(FeaturePath.init(parsing:))
    if role == .tool, arguments.command != .list, let suite = settings.suite {
      try SuiteHandover(suite: suite, settings: settings).run()
    }
    switch arguments.command {
    case .check: return try CheckCommand(contents: contents, settings: settings, features: features).run(streams)
    case .steps: return try StepsCommand(contents: contents).run(streams)
    case .list: return try ListCommand(settings: settings, features: features).run(streams)
    default: try await RunCommand(contents: contents, settings: settings, features: features).run(streams)
    }
  }

  private func serve() async -> Never {
    do {
      try await Worker(contents).serve()
      exit(EXIT_SUCCESS)
    } catch {
      StandardStreams.standard.complain("\(error)\n")
      exit(EXIT_FAILURE)
    }
  }
}
