import Foundation

/// Lets as many programs run at once as there are cores, so that a time limit of theirs is not used up by their neighbours.
actor ProgramPlaces {
  static let shared = ProgramPlaces(ProcessInfo.processInfo.activeProcessorCount)

  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(_ count: Int) {
    free = max(1, count)
  }

  /// Waits for a place, and takes it.
  func take() async {
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
  }

  /// Gives a place to whoever has waited longest.
  func giveBack() {
    if waiting.isEmpty {
      free += 1
    } else {
      waiting.removeFirst().resume()
    }
  }
}
