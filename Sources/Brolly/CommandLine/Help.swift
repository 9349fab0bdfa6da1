internal import Diagnostics
internal import Reporting

/// What `brolly help` prints.
enum Help {
  static var text: String {
    """
    Brolly runs features: YAML files of scenarios whose steps are bound to Swift.

    Usage: brolly [run] [PATH[:LINE]…] [options]
           brolly check [PATH[:LINE]…] [options]
           brolly list [PATH[:LINE]…] [options]
           brolly steps
           brolly match EXPRESSION TEXT [--json]
           brolly match --tags EXPRESSION TAG…
           brolly merge REPORT… --format junit:FILE

    Features are read from the folder 'Features', or from where .brolly.yaml says.

    Commands
    \(table(Command.allCases.map { ($0.rawValue, $0.summary) }))

    Options
    \(table(Option.all.map { ($0.usage, $0.summary) } + [profile]))

    Reports (--format)
    \(table(ReportFormat.kinds))

    Exit status
    \(table(statuses))

    """
  }

  private static let profile = (
    "    --profile NAME", "Use the options that .brolly.yaml has under this name."
  )

  private static let statuses = [
    ("0", "every selected scenario passed; skipped ones are allowed"),
    ("1", "some scenario did not pass"),
    ("2", "nothing was run: options, configuration or a feature file are wrong, or nothing was selected"),
    ("3", "a report could not be written, or Brolly itself failed"),
    ("130", "the run was interrupted; the reports hold what had run"),
  ]

  /// Two columns; what does not fit into 80 columns goes on in the next line.
  private static func table(_ rows: [(String, String)]) -> String {
    let width = min(26, rows.map { $0.0.displayWidth }.max() ?? 0)
    let indent = String(repeating: " ", count: width + 4)
    return rows.map { left, right in
      let lines = wrapped(right, to: 80 - width - 4)
      let head = left.displayWidth > width ? "  \(left)\n\(indent)" : "  \(left.padded(to: width))  "
      return head + lines.joined(separator: "\n\(indent)")
    }
    .joined(separator: "\n")
  }

  private static func wrapped(_ text: String, to width: Int) -> [String] {
    text.split(separator: " ").reduce(into: [String]()) { lines, word in
      if let last = lines.last, last.displayWidth + 1 + String(word).displayWidth <= width {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
  }
}
