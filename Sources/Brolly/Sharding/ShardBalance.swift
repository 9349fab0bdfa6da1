/// Parts of about the same duration: the longest first, each to the part that has least so far.
///
/// Source: R. L. Graham, Bounds on multiprocessing timing anomalies, 1969: no part takes more than 4/3 of the best.
struct ShardBalance {
  private let partOfPosition: [Int]

  /// Deals out; what has no duration is taken to last as long as the middle one of those that have.
  init(_ durations: [Duration?], parts: Int) {
    let known = durations.compactMap { $0 }.sorted()
    let middle = known.isEmpty ? .zero : known[known.count / 2]
    // Whole microseconds add up to the same sum on every machine.
    let costs = durations.map { max(1, Int(($0 ?? middle) / .microseconds(1))) }
    let order = costs.indices.sorted { (costs[$1], $0) < (costs[$0], $1) }
    var loads = [Int](repeating: 0, count: parts)
    var partOfPosition = [Int](repeating: 0, count: costs.count)
    for position in order {
      let lightest = loads.indices.min { (loads[$0], $0) < (loads[$1], $1) } ?? 0
      partOfPosition[position] = lightest
      loads[lightest] += costs[position]
    }
    self.partOfPosition = partOfPosition
  }

  /// Returns what falls to a part, in its order.
  func positions(ofPart part: Int) -> [Int] { partOfPosition.indices.filter { partOfPosition[$0] == part } }
}
