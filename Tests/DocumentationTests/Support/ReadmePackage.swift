import Foundation
import TestSupport

/// The package that the files in the README make together, beside a link to this project.
struct ReadmePackage: Sendable {
  /// Where it is.
  let folder: URL
  /// What its build printed, and how it ended.
  let build: ShellResult

  /// The folder of what was built.
  var products: URL { folder.appending(path: ".build/debug") }

  /// Written and built once; what a build before this has made is used again.
  static var built: ReadmePackage {
    get async throws { try await building.value }
  }

  private static let building = Task {
    let place = BuiltProducts.folder.appending(path: "documentation")
    let package = place.appending(path: "Shop")
    try FileManager.default.createDirectory(at: package, withIntermediateDirectories: true)
    try link(place.appending(path: "brolly"), to: Readme.root)
    for folder in ["Sources", "Features", "Mistakes", "More"] {
      try? FileManager.default.removeItem(at: package.appending(path: folder))
    }
    for block in Readme.page.blocks {
      if let path = block.value("file") { try write(block.text, to: package.appending(path: path)) }
    }
    return ReadmePackage(
      folder: package, build: try await shell("swift build && swift build --product brolly", in: package))
  }

  private static func write(_ text: String, to file: URL) throws {
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private static func link(_ link: URL, to target: URL) throws {
    try? FileManager.default.removeItem(at: link)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: target)
  }
}
