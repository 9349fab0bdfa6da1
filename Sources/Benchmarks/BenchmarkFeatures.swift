#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The feature files that are measured, in a temporary folder.
struct BenchmarkFeatures {
  static let fileCount = 100
  static let scenariosPerFile = 100
  static var scenarioCount: Int { fileCount * scenariosPerFile }

  /// A folder of 100 files of 100 scenarios.
  let files: String
  /// One file whose examples table has 10,000 rows.
  let table: String
  /// One file of one scenario.
  let single: String
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "brolly-bench-\(UUID().uuidString)")
    files = folder.appending(path: "files").path
    table = folder.appending(path: "table.yaml").path
    single = folder.appending(path: "single.yaml").path
    try FileManager.default.createDirectory(atPath: files, withIntermediateDirectories: true)
    for number in 0..<Self.fileCount {
      try Data(Self.feature(number, scenarios: Self.scenariosPerFile).utf8)
        .write(to: URL(filePath: "\(files)/feature-\(number).yaml"))
    }
    try Data(Self.table.utf8).write(to: URL(filePath: table))
    try Data(Self.feature(0, scenarios: 1).utf8).write(to: URL(filePath: single))
  }

  /// Writes another feature file, and returns its path.
  func write(_ text: String, to name: String) throws -> String {
    let url = folder.appending(path: name)
    try Data(text.utf8).write(to: url)
    return url.path
  }

  func remove() {
    // A folder that stays behind in the temporary folder does no harm.
    try? FileManager.default.removeItem(at: folder)
  }

  /// The texts of all files.
  static var texts: [[UInt8]] { (0..<fileCount).map { Array(feature($0, scenarios: scenariosPerFile).utf8) } }

  private static func feature(_ number: Int, scenarios: Int) -> String {
    var text = "feature: Basket \(number)\ntags: [basket]\nscenarios:\n"
    for scenario in 0..<scenarios {
      text += """
          - scenario: Adding apples, case \(scenario)
            tags: [smoke, case-\(scenario % 10)]
            steps:
              - given: I have \(scenario) apples
              - when: I add 2 apples of Braeburn
              - then: there are \(scenario + 2) apples in the basket

        """
    }
    return text
  }

  private static var table: String {
    var text = """
      feature: Basket table
      scenarios:
        - scenario: Adding to <before> apples
          given: I have <before> apples
          when: I add 2 apples of <sort>
          then: there are <after> apples in the basket
          examples:

      """
    for row in 0..<scenarioCount { text += "      - {before: \(row), sort: Braeburn, after: \(row + 2)}\n" }
    return text
  }
}
