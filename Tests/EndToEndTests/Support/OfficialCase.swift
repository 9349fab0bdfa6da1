import Foundation
import TestSupport
import YAMLReader

/// A case of the Cucumber Expressions specification, where a copy of them is at hand: in `shared/conformance` beside one of
/// the folders above, or where the environment's `BROLLY_CONFORMANCE` says.
struct OfficialCase {
  let name: String
  let expression: String
  let text: String
  /// What the tool should answer.
  let result: ProgramResult

  /// All cases; none where there is no copy.
  static var all: [OfficialCase] {
    let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    return files.filter { $0.pathExtension == "yaml" }.sorted { $0.path < $1.path }.compactMap(OfficialCase.init)
  }

  private init?(_ file: URL) {
    name = file.lastPathComponent
    guard let data = try? Data(contentsOf: file), let root = try? YAMLDocument(parsing: data, file: name).root else {
      return nil
    }
    expression = root["expression"]?.string ?? ""
    text = root["text"]?.string ?? ""
    if let exception = root["exception"]?.string {
      result = ProgramResult(status: 2, errors: exception + (exception.hasSuffix("\n") ? "" : "\n"))
    } else if let arguments = root["expected_args"]?.items {
      result = ProgramResult(status: 0, output: "[\(arguments.map(Self.json).joined(separator: ","))]\n")
    } else {
      result = ProgramResult(status: 1, output: "null\n")
    }
  }

  /// What is written plain and can be a number is one.
  private static func json(_ node: YAMLNode) -> String {
    guard case .scalar(let scalar) = node.content else { return "null" }
    if scalar.style == .plain {
      if let number = Int(scalar.text) { return "\(number)" }
      if let number = Double(scalar.text) { return "\(number)" }
    }
    return "\"\(scalar.text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
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
