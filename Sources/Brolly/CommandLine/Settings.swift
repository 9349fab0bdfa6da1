internal import FeatureFiles
internal import Reporting

/// Everything that options, the configuration and its profiles can say.
struct Settings: Sendable {
  /// Whether colours are used.
  enum Color: String, CaseIterable, Sendable {
    case auto
    case always
    case never
  }

  var features: [String] = []
  var tags: [TagExpression] = []
  var names: [String] = []
  var jobs: Int?
  var formats: [ReportFormat] = []
  /// The part of the selected scenarios that is run; nil for all of them.
  var shard: Shard?
  /// A report or a history that says how long scenarios took, so that shards take about the same time.
  var timings: String?
  /// Whether only what did not pass in the last run is run.
  var isRerun = false
  /// What Bazel says, where it is the one that runs this process.
  var bazel: BazelTest?
  var failFast: Int?
  /// How often each scenario is run.
  var repetitions = 1
  /// The seed that was given for random numbers.
  var seed: UInt64?
  /// How often a scenario that failed is tried again, where its feature does not say.
  var retries = 0
  /// Whether a scenario that passed after it failed spoils the run.
  var failsOnFlaky = false
  /// In which order scenarios start; nil where nobody says.
  var order: RunOptions.Order?
  var timeout = Duration.seconds(30)
  var grace = RunOptions().grace
  var isInProcess = false
  var allowsEmpty = false
  var color = Color.auto
  var suite: String?
  var buildsSuite = true
  /// Where apps are, by their names: a product of the package, or a path.
  var apps: [String: String] = [:]
}
