/// How a step, a hook or a scenario ended, from best to worst; a scenario is as good as its worst step or hook.
///
/// Source: the statuses of Cucumber's messages and their order in the Cucumber Compatibility Kit.
public enum Outcome: String, CaseIterable, Comparable, Codable, Sendable {
  /// It held.
  case passed
  /// It was not run, and that is in order.
  case skipped
  /// It is not written yet, and says so itself.
  case pending
  /// No step definition matches.
  case undefined
  /// More than one step definition matches.
  case ambiguous
  /// It did not hold.
  case failed

  /// Whether a run that holds nothing worse is green: passed and skipped only, and no option weakens this.
  public var isGreen: Bool { self <= .skipped }

  /// Orders outcomes from best to worst.
  public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

  /// Its place in the order, from 0.
  var rank: Int {
    switch self {
    case .passed: 0
    case .skipped: 1
    case .pending: 2
    case .undefined: 3
    case .ambiguous: 4
    case .failed: 5
    }
  }
}
