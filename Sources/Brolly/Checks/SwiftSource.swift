#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Shows the code of a check that did not hold, where its source is at hand.
enum SwiftSource {
  /// Returns a line of a Swift file without the blanks around it; nil where the file is not there any more.
  static func line(_ number: Int, of file: String) -> String? {
    // A suite may run on a machine that has no sources: then the report does without the code.
    guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { return nil }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(number - 1) else { return nil }
    let line = lines[number - 1].drop { $0 == " " || $0 == "\t" }
    return line.isEmpty ? nil : String(line)
  }
}
