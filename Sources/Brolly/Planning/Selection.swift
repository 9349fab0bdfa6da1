internal import Diagnostics
internal import FeatureFiles

/// Which scenarios are run: by tags, by names, and by lines of their files.
struct Selection: Sendable {
  private let tags: [TagExpression]
  private let names: [String]
  private let lines: [String: [Int]]

  /// Makes a selection.
  ///
  /// - Parameters:
  ///   - tags: Tag expressions that all have to match.
  ///   - names: Texts that a name holds, whatever its capitals; one of them is enough.
  ///   - lines: The lines that select scenarios of a file; a file that is missing here is taken whole.
  init(tags: [TagExpression] = [], names: [String] = [], lines: [String: [Int]] = [:]) {
    self.tags = tags
    self.names = names.map { $0.lowercased() }
    self.lines = lines
  }

  /// Returns the scenarios that are run, in their order.
  func selected(from scenarios: [Scenario]) -> [Scenario] {
    if tags.isEmpty && names.isEmpty && lines.isEmpty { return scenarios }
    let places = lines.isEmpty ? [] : Set(scenarios.map { Place(file: $0.file, line: $0.location.line) })
    return scenarios.filter { scenario in
      tags.allSatisfy { $0.matches(scenario.tags) } && hasName(scenario) && hasLine(scenario, places)
    }
  }

  /// Where a scenario, or the row that it was made from, stands.
  private struct Place: Hashable {
    var file: String
    var line: Int
  }

  private func hasName(_ scenario: Scenario) -> Bool {
    guard !names.isEmpty else { return true }
    let name = scenario.name.lowercased()
    return names.contains { name.contains($0) }
  }

  /// A line selects the scenario that it stands in; a row's line that row alone; the line of a feature's or a rule's name
  /// all that is in it.
  private func hasLine(_ scenario: Scenario, _ places: Set<Place>) -> Bool {
    guard let wanted = lines[scenario.file] else { return true }
    return wanted.contains { line in
      if places.contains(Place(file: scenario.file, line: line)) { return line == scenario.location.line }
      let names = [scenario.feature.location.line, scenario.rule?.location.line]
      return names.contains(line) || scenario.lines.contains(line)
    }
  }
}
