internal import FeatureFiles

/// What workers have been handed: how many scenarios there are, and who needs which resources.
struct Reservations {
  private var count = 0
  private var holders: [String: (worker: Int, count: Int)] = [:]
  /// Whether a scenario that runs alone has been handed out.
  private(set) var isLocked = false

  /// Whether no worker has a scenario.
  var areNone: Bool { count == 0 }

  /// Whether no other worker has a scenario that needs one of these.
  func areFree(_ resources: [String], for worker: Int) -> Bool {
    resources.allSatisfy { holders[$0].map { $0.worker == worker } ?? true }
  }

  mutating func reserve(_ settings: Scenario.Settings, for worker: Int) {
    count += 1
    isLocked = settings.isSerial
    for resource in settings.resources { holders[resource, default: (worker, 0)].count += 1 }
  }

  mutating func release(_ settings: Scenario.Settings, of worker: Int) {
    count -= 1
    if settings.isSerial { isLocked = false }
    for resource in settings.resources {
      holders[resource]?.count -= 1
      if holders[resource]?.count == 0 { holders[resource] = nil }
    }
  }
}
