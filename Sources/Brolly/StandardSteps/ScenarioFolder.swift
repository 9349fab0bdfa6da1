#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A temporary folder of one scenario, which goes with it.
final class ScenarioFolder {
  let path: String

  /// Makes the folder.
  init() throws {
    path = FileManager.default.temporaryDirectory.appending(path: "brolly-scenario-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
  }

  deinit {
    // One that cannot be removed does no harm where temporary files are.
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The path of something in the folder.
  func path(of name: String) -> String { name.hasPrefix("/") ? name : "\(path)/\(name)" }

  /// Writes a file, and makes the folders that it stands in.
  func write(_ text: String, to name: String) throws {
    let url = URL(filePath: path(of: name))
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// Makes a folder.
  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(atPath: path(of: name), withIntermediateDirectories: true)
  }

  /// Whether something is there.
  func holds(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path(of: name)) }
}
