internal import FeatureFiles

/// The scenarios that wait for a worker, which of them may run beside which, and how many one worker is handed at a time.
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

  /// Those that may run beside any other.
  private var items: ArraySlice<Item> = []
  /// Those that share a resource with none that runs beside them.
  private var sharing: [Item] = []
  /// Those that run alone, when all others have ended.
  private var serial: ArraySlice<Item> = []
  private var isStopped = false
  private var reservations = Reservations()
  /// How long scenarios take, the latest ones counting most; nil before the first has ended.
  private var average: Duration?
  private let workers: Int
  /// Whether some may not run beside others; one worker runs one at a time as it is.
  private let isMixed: Bool
  /// Whether scenarios are handed out one at a time, so that none starts after the one that ends the run.
  private let isOneByOne: Bool
  private let settings: (Int) -> Scenario.Settings

  /// Makes a queue of the scenarios of a plan, by their indices in the order in which they start.
  init(_ order: [Int], workers: Int, isOneByOne: Bool, settings: @escaping (Int) -> Scenario.Settings) {
    self.workers = max(1, workers)
    self.isOneByOne = isOneByOne
    self.settings = settings
    isMixed = workers > 1 && order.contains { Sort(settings($0)) != .free }
    add(order.map { Item(index: $0, attempt: 1) })
  }

  /// Whether nothing is left to hand out.
  var isEmpty: Bool { isStopped || count == 0 }

  private var count: Int { items.count + sharing.count + serial.count }

  /// Takes the next scenario that may run on a worker beside what the others have been handed; nil where it has to wait.
  mutating func next(for worker: Int) -> Item? {
    guard !isStopped, !reservations.isLocked else { return nil }
    guard let item = takeSharing(worker) ?? items.popFirst() ?? takeSerial() else { return nil }
    if isMixed { reservations.reserve(settings(item.index), for: worker) }
    return item
  }

  /// What needs a resource is as good as late, so it goes first.
  private mutating func takeSharing(_ worker: Int) -> Item? {
    guard !sharing.isEmpty else { return nil }
    let index = sharing.firstIndex { reservations.areFree(settings($0.index).resources, for: worker) }
    return index.map { sharing.remove(at: $0) }
  }

  private mutating func takeSerial() -> Item? {
    guard sharing.isEmpty, reservations.areNone else { return nil }
    return serial.popFirst()
  }

  /// Takes note that a worker is done with a scenario.
  mutating func ended(_ item: Item, on worker: Int) {
    if isMixed { reservations.release(settings(item.index), of: worker) }
  }

  /// Puts scenarios back that a worker was handed and has not started.
  mutating func putBack(_ more: [Item], of worker: Int) {
    for item in more { ended(item, on: worker) }
    add(more)
  }

  /// Tries a scenario once more, before the others.
  mutating func retry(_ item: Item) { add([Item(index: item.index, attempt: item.attempt + 1)]) }

  /// Puts scenarios in front of the others of their sort.
  private mutating func add(_ more: [Item]) {
    guard isMixed else {
      items = (more + items)[...]
      return
    }
    let sorted = Dictionary(grouping: more) { Sort(settings($0.index)) }
    if let free = sorted[.free] { items = (free + items)[...] }
    if let more = sorted[.sharing] { sharing = more + sharing }
    if let more = sorted[.serial] { serial = (more + serial)[...] }
  }

  private enum Sort {
    case free, sharing, serial

    init(_ settings: Scenario.Settings) {
      self = settings.isSerial ? .serial : settings.resources.isEmpty ? .free : .sharing
    }
  }

  /// Hands out nothing more.
  mutating func stop() { isStopped = true }

  /// How many scenarios one worker may hold, the one that it runs included.
  ///
  /// None waits before it is known that scenarios are short, and towards the end each worker gets its share. What runs
  /// alone, or holds a resource, is not kept waiting behind others.
  var window: Int {
    guard !isOneByOne, sharing.isEmpty, !items.isEmpty, let average, average < Self.waitingTime else { return 1 }
    let fitting = Int(Self.waitingTime / max(average, .microseconds(1)))
    return 1 + min(fitting, Self.mostWaiting, items.count / (2 * workers))
  }

  /// Takes note of how long a scenario took.
  mutating func note(_ duration: Duration) { average = average.map { ($0 * 7 + duration) / 8 } ?? duration }
}
