/// A mapping of the feature language, and the keys that it takes.
enum Construct {
  case feature, rule, background, scenario, step, examplesGroup

  /// What errors call it.
  var noun: String {
    switch self {
    case .feature: "a feature"
    case .rule: "a rule"
    case .background: "a background"
    case .scenario: "a scenario"
    case .step: "a step under 'steps'"
    case .examplesGroup: "a group of examples"
    }
  }

  /// The keys that it takes, the most frequent ones first: they are looked for in this order.
  var keys: [Key] {
    switch self {
    case .feature: Self.featureKeys
    case .rule: Self.ruleKeys
    case .background: Self.backgroundKeys
    case .scenario: Self.scenarioKeys
    case .step: Self.stepKeys
    case .examplesGroup: Self.examplesGroupKeys
    }
  }

  /// Returns the key of this name; nil where the mapping takes none.
  func key(named name: String) -> Key? {
    for key in keys where key.rawValue == name { return key }
    return nil
  }

  // The first key of each holds the name, where there is one.
  private static let settings: [Key] = [.skip, .timeout, .retries, .serial, .uses]
  private static let featureKeys: [Key] =
    [.feature, .description, .tags, .background, .scenarios, .rules] + settings
  private static let ruleKeys: [Key] = [.rule, .description, .tags, .background, .scenarios] + settings
  private static let backgroundKeys: [Key] = [.given, .when, .then, .steps, .description]
  private static let scenarioKeys: [Key] =
    [.scenario, .given, .when, .then, .tags, .steps, .examples, .description] + settings
  private static let stepKeys: [Key] = [.given, .when, .then, .and, .but, .with]
  private static let examplesGroupKeys: [Key] = [.examples, .rows, .tags, .description]
}
