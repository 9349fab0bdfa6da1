import Foundation
import Testing

/// Compares a text with a file in `Gallery`, which is written anew when `RECORD` is set in the environment.
func expectGolden(
  _ text: String, _ name: String, path: String = #filePath, sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws {
  let folder = URL(filePath: path).deletingLastPathComponent().appending(path: "Gallery")
  let file = folder.appending(path: name)
  if ProcessInfo.processInfo.environment["RECORD"] != nil {
    try Data(text.utf8).write(to: file)
    Issue.record("Recorded \(name); run again without RECORD.", sourceLocation: sourceLocation)
    return
  }
  let golden = String(decoding: try Data(contentsOf: file), as: UTF8.self)
  #expect(text == golden, "\(name) is not what is rendered now", sourceLocation: sourceLocation)
}
