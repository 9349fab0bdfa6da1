extension ReportFormat {
  /// A kind of report: a row of `Kind.all`.
  struct Kind: Sendable {
    /// How a report of this kind is made.
    enum Form: Sendable {
      /// A text that is told piece by piece, on the terminal or to a file; `command` runs features, as `brolly run` does.
      case text(@Sendable (_ terminal: Terminal, _ command: String) -> any TextReport)
      /// A document that is made when the run is over; always a file.
      case document(@Sendable (_ record: RunRecord, _ attachmentFolder: String) throws -> Document)
    }

    let name: String
    /// What it is, for the help.
    let summary: String
    let form: Form

    var needsFile: Bool {
      if case .document = form { true } else { false }
    }

    /// How to write it on the command line.
    var usage: String { needsFile ? "\(name):FILE" : name }

    var exampleFile: String { needsFile ? "report.xml" : "report.txt" }
  }
}

extension ReportFormat.Kind {
  static let progress = Self(
    name: "progress", summary: "a line for each finished feature, then what failed",
    form: .text { ProgressReport(terminal: $0, command: $1) })

  static let pretty = Self(
    name: "pretty", summary: "every step with its mark and its place in Swift, then what failed",
    form: .text { PrettyReport(terminal: $0, command: $1) })

  static let quiet = Self(
    name: "quiet", summary: "what failed and the totals", form: .text { QuietReport(terminal: $0, command: $1) })

  static let junit = Self(
    name: "junit", summary: "JUnit's XML for Jenkins, GitLab, GitHub actions and CircleCI",
    form: .document { try JUnitDocument(of: $0, in: .rich, attachmentFolder: $1).render() })

  static let strictJUnit = Self(
    name: "junit-strict", summary: "JUnit's XML with nothing that Jenkins' xUnit schema does not know",
    form: .document { try JUnitDocument(of: $0, in: .strict, attachmentFolder: $1).render() })

  /// Every kind there is.
  static let all = [progress, pretty, quiet, junit, strictJUnit]
}
