/// The scenarios that wait for a worker, and how many of them one worker is handed at a time.
struct WorkQueue {
  /// A scenario of the plan, and which attempt of it is due.
  struct Item: Equatable {
    var index: Int
    var attempt: Int
  }

  /// As much work as may wait in front of one worker, so that short scenarios do not wait for messages, and long ones do not
  /// wait behind each other while another worker is idle.
  private static let waitingTime = Duration.milliseconds(4)
  private static let mostWaiting = 256

  private var items: ArraySlice<Item>
  private var isStopped = false
  /// How long scenarios take, the latest ones counting most; nil before the first has ended.
  private var average: Duration?
  private let workers: Int
  /// Whether scenarios are handed out one at a time, so that none starts after the one that ends the run.
  private let isOneByOne: Bool

  init(_ order: [Int], workers: Int, isOneByOne: Bool) {
    self.workers = max(1, workers)
    items = order.map { Item(index: $0, attempt: 1) }[...]
    self.isOneByOne = isOneByOne
  }

  /// Whether nothing is left to hand out.
  var isEmpty: Bool { isStopped || items.isEmpty }

  /// Takes the next scenario.
  mutating func next() -> Item? { isStopped ? nil : items.popFirst() }

  /// Puts scenarios back that a worker was handed and has not started.
  mutating func putBack(_ more: [Item]) { items = (more + Array(items))[...] }

  /// Hands out nothing more.
  mutating func stop() { isStopped = true }

  /// How many scenarios one worker may hold, the one that it runs included.
  ///
  /// None waits before it is known that scenarios are short, and towards the end each worker gets its share.
  var window: Int {
    guard !isOneByOne, let average, average < Self.waitingTime else { return 1 }
    let fitting = Int(Self.waitingTime / max(average, .microseconds(1)))
    return 1 + min(fitting, Self.mostWaiting, items.count / (2 * workers))
  }

  /// Takes note of how long a scenario took.
  mutating func note(_ duration: Duration) { average = average.map { ($0 * 7 + duration) / 8 } ?? duration }
}
