public import Foundation

/// A folder that a test may fill, and that is gone when the test lets go of it.
public final class TemporaryFolder: Sendable {
  /// Where it is.
  public let url: URL

  /// Its path.
  public var path: String { url.path }

  /// Makes an empty folder.
  public init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "brolly-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Writes a text to a file in the folder, folders on the way included, and returns the file's path.
  @discardableResult
  public func write(_ text: String, to name: String) throws -> String {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file.path
  }
}
