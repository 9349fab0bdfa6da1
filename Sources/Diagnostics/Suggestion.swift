/// Finds what a person probably meant when a name is not known.
public enum Suggestion {
  /// Returns the candidates that are near enough to `name` to be what was meant, nearest first.
  ///
  /// Near is an edit distance (insertion, deletion, replacement, two neighbours swapped) of at most a third of the
  /// longer name, capitals aside, though one edit is allowed in any name of more than one character.
  public static func nearest(to name: String, among candidates: some Sequence<String>, limit: Int = 3) -> [String] {
    let wanted = Array(name.lowercased().unicodeScalars)
    return candidates.compactMap { candidate -> (distance: Int, name: String)? in
      let other = Array(candidate.lowercased().unicodeScalars)
      let longer = max(wanted.count, other.count)
      let most = longer < 2 ? 0 : max(1, longer / 3)
      guard abs(wanted.count - other.count) <= most else { return nil }
      let distance = editDistance(wanted, other)
      return distance <= most ? (distance, candidate) : nil
    }
    .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
    .prefix(limit)
    .map(\.name)
  }

  /// Returns `Did you mean 'given'?` for the nearest candidate, or nil where none is near.
  public static func didYouMean(_ name: String, among candidates: some Sequence<String>) -> String? {
    nearest(to: name, among: candidates, limit: 1).first.map { "Did you mean '\($0)'?" }
  }

  /// The optimal string alignment distance of two texts.
  private static func editDistance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    guard !left.isEmpty, !right.isEmpty else { return max(left.count, right.count) }
    var beforePrevious: [Int] = []
    var previous = Array(0...right.count)
    for (row, scalar) in left.enumerated() {
      var current = [row + 1]
      for (column, other) in right.enumerated() {
        var best = min(previous[column + 1] + 1, current[column] + 1, previous[column] + (scalar == other ? 0 : 1))
        if row > 0, column > 0, scalar == right[column - 1], left[row - 1] == other {
          best = min(best, beforePrevious[column - 1] + 1)
        }
        current.append(best)
      }
      (beforePrevious, previous) = (previous, current)
    }
    return previous[right.count]
  }
}
