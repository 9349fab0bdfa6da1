import Foundation
import StepExpressions
import Testing
import YAMLReader

/// The official cases, where a copy of them is at hand: in `shared/conformance` beside one of the folders above, or where
/// the environment's `BROLLY_CONFORMANCE` says.
@Suite struct `Official cases` {
  @Test func `each official case holds`() throws {
    for file in Self.files {
      let root = try #require(try YAMLDocument(parsing: Data(contentsOf: file), file: file.lastPathComponent).root)
      let (expression, text) = (root["expression"]?.text ?? "", root["text"]?.text ?? "")
      let expected = root["exception"]?.text ?? root["expected_args"]?.arguments ?? "no match"
      #expect(match(expression, text) == expected, "\(file.lastPathComponent)")
    }
  }

  private static var files: [URL] {
    let folders = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    return folders.filter { $0.pathExtension == "yaml" }.sorted { $0.path < $1.path }
  }

  private static var folder: URL {
    if let path = ProcessInfo.processInfo.environment["BROLLY_CONFORMANCE"] {
      return URL(filePath: path).appending(path: "cucumber-expressions")
    }
    var folder = URL(filePath: #filePath)
    while folder.path != "/" {
      folder.deleteLastPathComponent()
      let found = folder.appending(path: "shared/conformance/cucumber-expressions")
      if FileManager.default.fileExists(atPath: found.path) { return found }
    }
    return folder.appending(path: "nowhere")
  }
}

extension YAMLNode {
  fileprivate subscript(key: String) -> YAMLNode? {
    guard case .mapping(let entries) = content else { return nil }
    return entries.first { $0.key.text == key }?.value
  }

  fileprivate var text: String? {
    if case .scalar(let scalar) = content { scalar.text } else { nil }
  }

  /// A list of arguments as JSON: what is written plain is a number.
  fileprivate var arguments: String? {
    guard case .sequence(let nodes) = content else { return nil }
    let values = nodes.map { node -> ParameterValue in
      guard case .scalar(let scalar) = node.content else { return .absent }
      guard scalar.style == .plain else { return .string(scalar.text) }
      return Int(scalar.text).map { .integer($0) } ?? Double(scalar.text).map { .double($0) } ?? .string(scalar.text)
    }
    return values.json
  }
}
