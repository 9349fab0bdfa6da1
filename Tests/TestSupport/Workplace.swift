import Foundation

/// A folder with feature files, in which programs are run.
package struct Workplace {
  /// What a program printed and how it ended, with all that differs from run to run made equal.
  package typealias Result = ProgramResult

  private let folder: TemporaryFolder

  /// Makes a folder with a feature file, `Features/a.yaml`, and a configuration, as far as they are given.
  package init(_ feature: String? = nil, configuration: String? = nil) throws {
    folder = try TemporaryFolder()
    if let feature { try write(feature, to: "Features/a.yaml") }
    if let configuration { try write(configuration, to: ".brolly.yaml") }
  }

  /// Makes a folder with a feature of one scenario a line: its name, a colon and its step.
  package init(scenarios: KeyValuePairs<String, String>) throws {
    try self.init(Self.feature(scenarios))
  }

  private static func feature(_ scenarios: KeyValuePairs<String, String>) -> String {
    let lines = scenarios.map { "  - scenario: \($0.key)\n    when: \($0.value)\n" }
    return "feature: Faults\nscenarios:\n" + lines.joined()
  }

  /// Writes a file.
  package func write(_ text: String, to name: String) throws { try folder.write(text, to: name) }

  /// Returns the path of a file.
  package func path(_ name: String) -> String { folder.url.appending(path: name).path }

  /// Whether a file is there.
  package func holds(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path(name)) }

  /// The names of what is in a folder.
  package func contents(of name: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path(name))
  }

  /// Makes a folder.
  package func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(atPath: path(name), withIntermediateDirectories: true)
  }

  /// Makes a symbolic link.
  package func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: target)
  }

  /// Runs a program with some arguments.
  package func run(
    _ arguments: String..., of program: String = "FaultySuite", environment: [String: String] = [:]
  ) async throws -> Result {
    try await run(arguments, of: program, environment: environment)
  }

  /// Runs a program with some arguments, and with what else is to be said of it.
  package func run(
    _ arguments: [String], of program: String = "FaultySuite", environment: [String: String] = [:],
    configure: @Sendable (inout Program) -> Void = { _ in }
  ) async throws -> Result {
    var program = Program(program.hasPrefix("/") ? program : BuiltProducts.path(program), arguments)
    program.folder = folder.path
    program.environment = environment
    configure(&program)
    let result = try await program.run()
    return Result(status: result.status, output: settled(result.output), errors: settled(result.errors))
  }

  /// Returns the text of a report.
  package func report(_ name: String = "report.xml") throws -> String {
    settled(try String(contentsOfFile: path(name), encoding: .utf8))
  }

  /// Returns what a JUnit report says of each case, and its totals.
  package func outline(_ name: String = "report.xml") throws -> String { JUnitOutline(try report(name)).text }

  private func settled(_ text: String) -> String { SettledText(text, workplace: folder.path).text }
}

/// The folder of the package.
package let packageFolder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent().path
