import Diagnostics
import Reporting
import Testing

@Suite struct `A report format` {
  @Test(arguments: [
    ("progress", "progress", nil), ("pretty", "pretty", nil), ("quiet", "quiet", nil),
    ("pretty:out.txt", "pretty", "out.txt"), ("junit:build/report.xml", "junit", "build/report.xml"),
    ("junit-strict:a:b.xml", "junit-strict", "a:b.xml"),
  ])
  func `is a kind and perhaps a file`(text: String, kind: String, file: String?) throws {
    let format = try ReportFormat.parse(text)
    #expect(format.name == kind)
    #expect(format.file == file)
  }

  @Test(arguments: [
    (
      "junitt:report.xml", "There is no report format 'junitt'.",
      "Did you mean 'junit'? There are: progress, pretty, quiet, junit:FILE, junit-strict:FILE."
    ),
    (
      "html", "There is no report format 'html'.",
      "There are: progress, pretty, quiet, junit:FILE, junit-strict:FILE."
    ),
    ("", "There is no report format ''.", "There are: progress, pretty, quiet, junit:FILE, junit-strict:FILE."),
    ("junit", "The report format 'junit' needs a file.", "Write 'junit:FILE', such as 'junit:report.xml'."),
    ("junit:", "The report format 'junit:' names no file.", "Write 'junit:FILE', such as 'junit:report.xml'."),
    ("quiet:", "The report format 'quiet:' names no file.", "Write 'quiet:FILE', such as 'quiet:report.txt'."),
  ])
  func `that is wrong says what to write instead`(text: String, problem: String, advice: String) {
    #expect(throws: Diagnostic(at: nil, problem, advice: advice)) { try ReportFormat.parse(text) }
  }
}
