/// A key of the feature language.
enum Key: String, CaseIterable {
  case feature, rule, scenario, background
  case scenarios, rules
  case given, when, then, and, but, steps, with
  case description, tags, examples, rows
  case skip, timeout, retries, serial, uses

  /// The keyword of the steps that stand under it; nil where no steps do.
  var stepKeyword: Step.Keyword? {
    switch self {
    case .given: .given
    case .when: .when
    case .then: .then
    case .and: .and
    case .but: .but
    default: nil
    }
  }
}
