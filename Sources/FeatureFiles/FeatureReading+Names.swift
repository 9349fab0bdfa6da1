internal import Diagnostics

extension FeatureReading {
  /// Gives every feature of a suite a name of its own, so that no two scenarios are called the same in a report.
  ///
  /// Scenarios are unique within a feature already. A feature whose name another file has before it is called
  /// `Weather (Features/other/weather.yaml)`, and a warning says so.
  ///
  /// - Parameter readings: The readings of a suite's files, in the order of the files.
  public static func makeNamesUnique(in readings: inout [FeatureReading]) {
    var firsts: [String: SourceLocation] = [:]
    for index in readings.indices {
      guard let container = readings[index].feature?.body.container, !container.name.isEmpty else { continue }
      if let first = firsts[container.name] {
        readings[index].rename(container, first: first)
      } else {
        firsts[container.name] = container.location
      }
    }
  }

  private mutating func rename(_ container: Scenario.Container, first: SourceLocation) {
    let name = "\(container.name) (\(file))"
    feature?.body.container.name = name
    scenarios = scenarios.map { $0.inFeature(named: name) }
    let warning = Diagnostic(
      .warning, at: container.location, length: container.name.unicodeScalars.count,
      "There are two features of this name, so reports call the second '\(name)'.",
      advice: "Give each a name that says what is different.", notes: [.init(at: first, "The first one is here.")])
    diagnostics = (diagnostics + [warning]).inOrderOfPlaces()
  }
}
