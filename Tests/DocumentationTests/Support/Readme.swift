import Foundation
import Testing

/// The README of this project, and the commands in it.
enum Readme {
  /// The root of the project.
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static let page = Page(text)

  /// The blocks of commands that are run in the package that the README's files are.
  static let commands = page.blocks.filter { $0.language == "sh" && $0.directive != continuousIntegration }

  /// The directive of a block whose lines `.ci/run` runs.
  static let continuousIntegration = "run by: .ci/run"

  /// The output that the README shows for a block of commands: the block behind it, if that is one.
  static func output(of command: Page.Block) -> Page.Block? {
    guard let index = page.blocks.firstIndex(where: { $0.line == command.line }) else { return nil }
    let next = page.blocks.dropFirst(index + 1).first
    return next?.language == "text" && next?.directive == nil ? next : nil
  }

  /// Compares an output with what the README shows; where RECORD is set, writes it there and fails.
  static func check(_ output: String, is shown: Page.Block) throws {
    if MaskedOutput(output) == MaskedOutput(shown.text) { return }
    guard ProcessInfo.processInfo.environment["RECORD"] != nil else {
      #expect(MaskedOutput(output).text == MaskedOutput(shown.text).text)
      return
    }
    try record(output, at: shown)
    Issue.record("README.md was rewritten.")
  }

  private static let file = root.appending(path: "README.md")

  private static var text: String {
    (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }

  /// The block is found by what stands before it, since other blocks may have been rewritten meanwhile.
  private static func record(_ output: String, at block: Page.Block) throws {
    var current = Page(text)
    let number = page.blocks.prefix { $0.line != block.line }.count
    let line = current.blocks[number].line
    let end = current.lines[line...].firstIndex(of: "```") ?? line
    current.lines.replaceSubrange(
      line..<end,
      with: output.split(separator: "\n", omittingEmptySubsequences: false)
        .map(String.init).dropLast())
    try Data(current.lines.joined(separator: "\n").utf8).write(to: file)
  }
}
