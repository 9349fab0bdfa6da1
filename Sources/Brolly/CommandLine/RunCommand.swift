internal import Diagnostics
internal import FeatureFiles
internal import Reporting

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif
#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// `brolly run`: reads, selects, binds, runs, reports.
@MainActor
struct RunCommand {
  let contents: StepContents
  let settings: Settings
  let features: [FeaturePath]

  /// Runs the features and ends the process; returns only by throwing, where nothing could be run.
  func run(_ streams: StandardStreams) async throws -> Never {
    settings.bazel?.begin()
    var preparation = try Preparation(contents: contents, settings: settings, features: features)
    preparation.plan = try preparation.plan.repeated(settings.repetitions)
    let terminal = Terminal(streams.output, color: settings.color)
    // Steps may print, so what this process prints itself goes to a copy of the descriptor.
    let own = settings.isInProcess ? StandardStreams(output: dup(streams.output), errors: dup(streams.errors)) : streams
    let reporters = ReporterBox(
      try ReporterSet(settings.formats, terminal: terminal, command: command) { try own.print($0) })
    DiagnosticOutput(own).complain(preparation.warnings)
    if preparation.selectedCount == 0, !settings.allowsEmpty { throw nothingSelected(preparation) }
    await run(preparation, reporters, isInteractive: terminal.isInteractive)
    RunHistoryFile.note(reporters.set.record)
    DiagnosticOutput(own).complain(reporters.set.failures)
    settings.bazel?.end(warnings: preparation.warnings, failures: reporters.set.failures)
    // The process ends here, so that a plan of many scenarios is not taken apart first, piece by piece.
    withExtendedLifetime((preparation, reporters)) { exit(exitCode(reporters.set).rawValue) }
  }

  private func run(_ preparation: Preparation, _ reporters: ReporterBox, isInteractive: Bool) async {
    let plan = preparation.plan
    let options = settings.runOptions(plan.scenarios.map(\.scenario))
    var source = EventSource(plan, retries: options.retries) { reporters.set.receive($0) }
    source.runStarted(
      RunHeader(
        scenarios: plan.scenarios.map(\.scenario), startedAt: Date().timeIntervalSince1970, hostname: hostname(),
        workers: options.workers ?? 0, seed: options.seed, shard: settings.shard?.description))
    guard !plan.scenarios.isEmpty else { return source.runEnded(.completed, notRun: "") }
    let hooks = preparation.binder.hooks
    if settings.isInProcess {
      let output = OutputRedirection()
      let run = InProcessRun(plan, contents, hooks, options, source) { output?.take() ?? [] }
      InProcessInterruption.listen(run)
      await run.run()
      output?.end()
    } else {
      let supervisor = Supervisor(plan, contents, hooks, options, source)
      supervisor.tick = Supervisor.Tick(
        interval: isInteractive ? .milliseconds(100) : .seconds(5), action: { reporters.set.tick() })
      supervisor.run()
    }
  }

  private func exitCode(_ reporters: ReporterSet) -> ExitCode {
    if !reporters.failures.isEmpty { return .failed }
    if reporters.record.ending?.cause == .interrupted { return .interrupted }
    // That there may be none was decided before the run.
    if reporters.record.scenarios.isEmpty { return .passed }
    if settings.failsOnFlaky, reporters.record.counts.flaky > 0 { return .notGreen }
    return reporters.record.isGreen ? .passed : .notGreen
  }

  /// The command that runs features with this program, for "run it again".
  private var command: String {
    let name = CommandLine.arguments.first.map { $0.split(separator: "/").last.map(String.init) ?? $0 } ?? "brolly"
    return settings.suite == nil ? "\(name) run" : "brolly run"
  }

  private var everythingPassed: DiagnosticList {
    DiagnosticList([
      Diagnostic(
        at: nil, "Nothing that is selected failed in the last run, so nothing was run.",
        advice: "Run without --rerun; --allow-empty makes nothing a success.")
    ])
  }

  private func nothingSelected(_ preparation: Preparation) -> DiagnosticList {
    if settings.isRerun { return everythingPassed }
    let count = preparation.scenarioCount
    let these =
      switch count {
      case 0: "There are no scenarios"
      case 1: "The one scenario is not selected"
      default: "None of the \(count) scenarios is selected"
      }
    return DiagnosticList([
      Diagnostic(
        at: nil, "\(these), so nothing was run.",
        advice: "'brolly list' shows what there is; --allow-empty makes nothing a success.")
    ])
  }
}

/// The reports of a run, which every event passes through.
@MainActor
private final class ReporterBox {
  var set: ReporterSet

  init(_ set: ReporterSet) {
    self.set = set
  }
}
