internal import Diagnostics

/// One of the parts that a suite is cut into, so that several machines run it together.
struct Shard: Hashable, Sendable, CustomStringConvertible {
  /// More parts than anybody has machines.
  static let mostParts = 10_000

  /// Which part it is, from 1.
  let number: Int
  /// How many parts there are.
  let count: Int

  /// Makes a part; nil where there is no such part.
  init?(_ number: Int, of count: Int) {
    guard (1...Self.mostParts).contains(count), (1...count).contains(number) else { return nil }
    self.number = number
    self.count = count
  }

  /// Reads `K/N`, counted from 1.
  init(parsing text: String) throws(Diagnostic) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1], let shard = Shard(number, of: count) else {
      throw Diagnostic(
        at: nil, "'\(text)' is no shard.",
        advice: "Write K/N, the Kth of N parts, such as 1/4 to 4/4; or auto, where the CI's variables say it.")
    }
    self = shard
  }

  var description: String { "\(number)/\(count)" }

  /// Returns the positions, in their order, of what falls to this part.
  ///
  /// Every machine computes the same parts from the same durations: they are disjoint, and together they are all.
  ///
  /// - Parameter durations: How long each took in an earlier run; nil where that is not known.
  func positions(of durations: [Duration?]) -> [Int] {
    guard count > 1 else { return Array(durations.indices) }
    guard durations.contains(where: { $0 != nil }) else {
      // Neighbours cost about the same, so they are dealt out like cards.
      return durations.indices.filter { $0 % count == number - 1 }
    }
    return ShardBalance(durations, parts: count).positions(ofPart: number - 1)
  }
}
