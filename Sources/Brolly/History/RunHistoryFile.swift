internal import Diagnostics
internal import FeatureFiles
internal import Reporting

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Where a package's history is kept: in its build folder, which nobody commits; a folder without one has no history.
enum RunHistoryFile {
  private static let buildFolder = ".build"
  private static let folder = ".build/brolly"
  private static let path = ".build/brolly/history"

  /// Returns the history; nil where there is none, or one of another version.
  static func read() -> RunHistory? {
    guard let bytes = try? FileBytes.read(path) else { return nil }
    return RunHistory(parsing: String(decoding: bytes, as: UTF8.self))
  }

  /// Adds a run to the history; a history that cannot be written is no reason to spoil the run.
  static func note(_ record: RunRecord) {
    guard FileManager.default.fileExists(atPath: buildFolder) else { return }
    var history = read() ?? RunHistory()
    history.note(record)
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try? Data(history.text.utf8).write(to: URL(filePath: path), options: .atomic)
  }

  /// Returns the scenarios that did not pass in the last run.
  ///
  /// - Throws: Where there was no run.
  static func notGreen(among scenarios: [Scenario]) throws(DiagnosticList) -> [Scenario] {
    guard let history = read() else {
      throw DiagnosticList([
        Diagnostic(
          at: nil, "There is no earlier run to run again.",
          advice: "Run without --rerun first; \(path) then tells what became of it, in a folder that has "
            + "\(buildFolder).")
      ])
    }
    return history.notGreen(among: scenarios)
  }
}
