internal import FeatureFiles

/// In which order scenarios start that no option gives an order.
struct StartOrder {
  private let history: RunHistory

  init(_ history: RunHistory) {
    self.history = history
  }

  /// Returns the positions of scenarios, the longest first: nothing long is left for the end, when other workers are idle.
  func longestFirst(_ scenarios: [Scenario]) -> [Int] {
    if history.entries.isEmpty { return Array(scenarios.indices) }
    let durations = scenarios.map { history.duration(of: $0) ?? .zero }
    return scenarios.indices.sorted { (durations[$1], $0) < (durations[$0], $1) }
  }

  /// Returns the positions of scenarios, those first that failed in the last run: whoever runs them again waits for them.
  func failedFirst(_ scenarios: [Scenario]) -> [Int] {
    let failed = scenarios.indices.filter { history.hasFailed(scenarios[$0]) }
    return failed + scenarios.indices.filter { !history.hasFailed(scenarios[$0]) }
  }
}
