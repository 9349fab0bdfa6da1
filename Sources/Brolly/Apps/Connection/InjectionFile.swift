#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A file that only this user can read, in a folder of its own, for a value that no variable holds.
struct InjectionFile: Sendable {
  let path: String
  private let folder: URL

  init(holding json: String) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "brolly-\(UUID().uuidString)")
    path = folder.appending(path: "injection.json").path
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let isWritten = FileManager.default.createFile(
      atPath: path, contents: Data(json.utf8), attributes: [.posixPermissions: 0o600])
    guard isWritten else {
      remove()
      throw ChildProcessError(description: "the file \(path) cannot be written")
    }
  }

  func remove() {
    // Removing it is a courtesy on the way out: nobody else can read it.
    try? FileManager.default.removeItem(at: folder)
  }
}
