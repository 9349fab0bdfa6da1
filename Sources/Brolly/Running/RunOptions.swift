/// How a plan is run.
struct RunOptions: Sendable {
  /// In which order scenarios start.
  enum Order: Equatable, Sendable {
    /// As these positions say.
    case given([Int])
    /// As the files have them.
    case defined
    /// The other way round.
    case reverse
    /// By chance; the same seed gives the same order.
    case random(seed: UInt64)
  }

  /// How many worker processes run scenarios; nil where this process runs them itself.
  var workers: Int?
  var order = Order.defined
  /// After how many scenarios that are not green no further one starts; nil for never.
  var failFast: Int?
  /// How often a scenario that failed is tried again, where its feature does not say.
  var retries = 0
  /// The seed of the random numbers that steps ask for.
  var randomSeed: UInt64 = 0
  /// The longest that a step may take.
  var stepTimeLimit = Duration.seconds(30)
  /// How long something may go on after it was cancelled, before its process is ended.
  var grace = Duration.seconds(1)
  var apps = AppLocations()

  /// The seed of a random order; nil where the order is not random.
  var seed: UInt64? {
    if case .random(let seed) = order { seed } else { nil }
  }

  /// Returns the order in which the scenarios of a plan start.
  func startOrder(of count: Int) -> [Int] {
    switch order {
    case .given(let positions): return positions
    case .defined: return Array(0..<count)
    case .reverse: return (0..<count).reversed()
    case .random(let seed):
      var generator = SplitMix64(seed: seed)
      return (0..<count).shuffled(using: &generator)
    }
  }
}
