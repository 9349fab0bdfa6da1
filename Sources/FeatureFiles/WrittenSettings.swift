/// What a feature, a rule or a scenario itself says beside its steps; nil where it says nothing.
public struct WrittenSettings: Equatable, Sendable {
  /// Why its scenarios are skipped.
  public var skipReason: String?
  /// The longest that a scenario may take.
  public var timeLimit: Duration?
  /// How often a scenario is tried again after it failed.
  public var retries: Int?
  /// Whether a scenario runs alone.
  public var isSerial: Bool?
  /// The resources that a scenario shares with no other that names them.
  public var resources: [String] = []

  /// Makes settings that say nothing.
  public init() {}

  /// Returns what holds for what stands inside `outer`: the nearer word counts, and resources add up.
  func inherited(from outer: Scenario.Settings) -> Scenario.Settings {
    guard self != WrittenSettings() else { return outer }
    var settings = outer
    settings.skipReason = skipReason ?? outer.skipReason
    settings.timeLimit = timeLimit ?? outer.timeLimit
    settings.retries = retries ?? outer.retries
    settings.isSerial = isSerial ?? outer.isSerial
    settings.resources += resources.filter { !outer.resources.contains($0) }
    return settings
  }
}
