internal import Diagnostics
internal import FeatureFiles

/// All that is done before anything runs: the whole suite is read, selected and bound.
struct Preparation: Sendable {
  var plan: Plan
  var binder: StepBinder
  var warnings: [Diagnostic]
  /// How many scenarios there are, selected or not.
  var scenarioCount: Int
  /// How many of them are selected, in this shard or in another.
  var selectedCount: Int
  var fileCount: Int

  /// Reads the features, selects from them, and binds their steps.
  ///
  /// - Throws: All mistakes of the first of these that finds some.
  init(contents: StepContents, settings: Settings, features: [FeaturePath]) throws(DiagnosticList) {
    binder = try StepBinder(contents)
    let selected = try SelectedScenarios(settings: settings, features: features)
    warnings = selected.warnings
    scenarioCount = selected.scenarioCount
    selectedCount = selected.selectedCount
    fileCount = selected.fileCount
    plan = try binder.plan(selected.scenarios)
  }
}

/// The scenarios of feature files that are selected.
struct SelectedScenarios: Sendable {
  var scenarios: [Scenario]
  var warnings: [Diagnostic]
  var scenarioCount: Int
  /// How many are selected, in this shard or in another.
  var selectedCount: Int
  var fileCount: Int

  /// Reads the features and selects from them.
  ///
  /// - Throws: All mistakes of all files.
  init(settings: Settings, features: [FeaturePath]) throws(DiagnosticList) {
    let sources = try FeatureSources(features)
    let folder = try FeatureFolder(sources)
    let lines = sources.files.reduce(into: [String: [Int]]()) { $0[$1.path] = $1.lines }
    let selection = Selection(tags: settings.tags, names: settings.names, lines: lines)
    var selected = selection.selected(from: folder.scenarios)
    if settings.isRerun { selected = try RunHistoryFile.notGreen(among: selected) }
    selectedCount = selected.count
    scenarios = try settings.shardOf(selected)
    warnings = folder.warnings
    scenarioCount = folder.scenarios.count
    fileCount = folder.fileCount
  }
}

extension Settings {
  /// Returns the scenarios of the shard that is run, in their order.
  ///
  /// - Throws: Where the durations of an earlier run cannot be read.
  func shardOf(_ scenarios: [Scenario]) throws(DiagnosticList) -> [Scenario] {
    guard let shard else { return scenarios }
    let earlier: EarlierDurations? = if let timings { try EarlierDurations(file: timings) } else { nil }
    let durations = earlier?.durations(of: scenarios) ?? scenarios.map { _ in nil }
    return shard.positions(of: durations).map { scenarios[$0] }
  }

  /// The seed of the run: the given one, else that of a random order, else any.
  private var randomSeed: UInt64 {
    if let seed { return seed }
    if case .random(let seed) = order { return seed }
    return UInt64.random(in: 0..<1_000_000)
  }

  private func startOrder(_ scenarios: [Scenario], workers: Int) -> RunOptions.Order {
    guard isRerun || (!isInProcess && workers > 1), let history = RunHistoryFile.read() else { return .defined }
    let order = StartOrder(history)
    return .given(isRerun ? order.failedFirst(scenarios) : order.longestFirst(scenarios))
  }

  /// How scenarios are run.
  func runOptions(_ scenarios: [Scenario]) -> RunOptions {
    let workers = min(jobs ?? StepBinder.coreCount, max(1, scenarios.count))
    return RunOptions(
      workers: isInProcess ? nil : workers, order: order ?? startOrder(scenarios, workers: workers), failFast: failFast,
      retries: retries, randomSeed: randomSeed, stepTimeLimit: timeout, grace: grace,
      apps: AppLocations(apps, folder: ThisProgram.folder))
  }
}
