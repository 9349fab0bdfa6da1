import Foundation
import Testing

/// A page of documentation: its text, and what stands in boxes in it.
struct Page: Sendable {
  /// A box: a fenced block of code with the comment above it.
  struct Block: Sendable, CustomTestStringConvertible {
    var language: String
    /// What the HTML comment directly above says, such as `file: Package.swift`.
    var directive: String?
    var text: String
    var line: Int

    var testDescription: String { "README.md:\(line)" }

    /// What follows `name: ` in the directive.
    func value(_ name: String) -> String? {
      guard let directive, directive.hasPrefix("\(name): ") else { return nil }
      return String(directive.dropFirst(name.count + 2))
    }
  }

  var lines: [String]
  var blocks: [Block]

  init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    blocks = []
    var open: Block?
    for (index, line) in lines.enumerated() {
      if var block = open {
        if line == "```" {
          blocks.append(block)
          open = nil
        } else {
          block.text += line + "\n"
          open = block
        }
      } else if line.hasPrefix("```") {
        let directive = index > 0 ? Self.comment(lines[index - 1]) : nil
        open = Block(language: String(line.dropFirst(3)), directive: directive, text: "", line: index + 1)
      }
    }
  }

  /// The lines of the section under a heading, headings below it included.
  func section(_ heading: String) -> [String] {
    guard let start = lines.firstIndex(of: heading) else { return [] }
    let level = heading.prefix { $0 == "#" }
    let rest = lines[(start + 1)...]
    let end = rest.firstIndex { line in
      line.hasPrefix("#") && line.prefix { $0 == "#" }.count <= level.count && line.contains("# ")
    }
    return Array(rest[..<(end ?? rest.endIndex)])
  }

  /// What stands in code type in the first column of the tables of a section.
  func firstColumn(_ heading: String) -> [String] {
    section(heading).filter { $0.hasPrefix("| `") }.flatMap { row in
      // A bar in a cell is written with a backslash; a bar with blanks around it ends the cell.
      let cell = row.dropFirst(2).components(separatedBy: " | ")[0].replacing("\\|", with: "|")
      return cell.split(separator: "`", omittingEmptySubsequences: false).enumerated()
        .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    }
  }

  private static func comment(_ line: String) -> String? {
    guard line.hasPrefix("<!-- "), line.hasSuffix(" -->") else { return nil }
    return String(line.dropFirst(5).dropLast(4))
  }
}
