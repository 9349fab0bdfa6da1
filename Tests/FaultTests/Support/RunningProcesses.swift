import Foundation
import TestSupport

/// The processes that a run has left, wherever they went: what they inherited names the run.
enum RunningProcesses {
  private static let mark = "TEST_WORKPLACE"

  /// What a run has to have in its environment in order to be found.
  static func environment(of place: Workplace) -> [String: String] { [mark: place.path("")] }

  /// Waits until no process of a run is left, or it has taken too long; returns the names of those that are.
  static func left(of place: Workplace) async throws -> [String] {
    let end = ContinuousClock.now + .seconds(20)
    var names = names(of: place)
    while !names.isEmpty, ContinuousClock.now < end {
      try await Task.sleep(for: .milliseconds(10))
      names = self.names(of: place)
    }
    return names
  }

  static func names(of place: Workplace) -> [String] {
    let wanted = Data("\(mark)=\(place.path(""))\0".utf8)
    let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return processes.filter { Int($0) != nil }.compactMap { process in
      guard let environment = FileManager.default.contents(atPath: "/proc/\(process)/environ"),
        environment.range(of: wanted) != nil
      else { return nil }
      let name = FileManager.default.contents(atPath: "/proc/\(process)/comm") ?? Data()
      return String(decoding: name, as: UTF8.self).trimmingCharacters(in: .newlines)
    }
  }
}
