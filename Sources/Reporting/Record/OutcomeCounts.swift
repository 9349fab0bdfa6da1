/// How many of something ended in which way.
public struct OutcomeCounts: Equatable, Sendable {
  private var numbers = [Int](repeating: 0, count: Outcome.allCases.count)

  /// How many there are, whatever their outcome.
  public var total: Int { numbers.reduce(0, +) }

  /// Counts nothing yet.
  public init() {}

  /// How many ended with an outcome.
  public internal(set) subscript(outcome: Outcome) -> Int {
    get { numbers[outcome.rank] }
    set { numbers[outcome.rank] = newValue }
  }
}
