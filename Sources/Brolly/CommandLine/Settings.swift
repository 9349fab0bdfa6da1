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
  var failFast: Int?
  var order = RunOptions.Order.defined
  var timeout = Duration.seconds(30)
  var isInProcess = false
  var allowsEmpty = false
  var color = Color.auto
  var suite: String?
  var buildsSuite = true
  /// Where apps are, by their names: a product of the package, or a path.
  var apps: [String: String] = [:]
}
