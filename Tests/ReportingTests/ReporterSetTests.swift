import Diagnostics
import FeatureFiles
import Foundation
import Reporting
import Synchronization
import TestSupport
import Testing

@Suite struct `The reports of a run` {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func reports(
    _ formats: String..., write: @escaping @Sendable (String) throws -> Void = { _ in }
  ) throws -> ReporterSet {
    try ReporterSet(formats.map { try .parse($0) }, terminal: .plain, command: "brolly run", write: write)
  }

  private func diagnostics(_ formats: String...) throws -> [Diagnostic] {
    let formats = try formats.map { try ReportFormat.parse($0) }
    do throws(DiagnosticList) {
      _ = try ReporterSet(formats, terminal: .plain, command: "brolly run") { _ in }
      return []
    } catch {
      return error.diagnostics
    }
  }

  private func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: folder.url.appending(path: name)), as: UTF8.self)
  }

  private func names(in path: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.url.appending(path: path).path).sorted()
  }

  @Test func `write to files and, where nothing else is asked for, progress to the terminal`() throws {
    let written = WrittenPieces()
    var reports = try reports("junit:\(folder.path)/new/folder/report.xml") { written.add($0) }
    for event in events([result()]) { reports.receive(event) }
    #expect(reports.failures == [])
    #expect(reports.record.isGreen)
    #expect(written.text.hasPrefix("Weather  1 of 1"))
    #expect(try text("new/folder/report.xml").hasPrefix("<?xml"))
    #expect(try names(in: "new/folder") == ["report.xml"])
  }

  @Test func `write a report for the terminal to a file, without colours`() throws {
    var reports = try reports("pretty:\(folder.path)/pretty.txt", "quiet")
    for event in events([result()]) { reports.receive(event) }
    #expect(try text("pretty.txt") == rendered(events([result()]), as: "pretty"))
  }

  @Test func `replace a report of an earlier run only when the new one is whole`() throws {
    let path = try folder.write("old", to: "report.xml")
    var reports = try reports("junit:\(path)")
    let events = events([result()])
    for event in events.dropLast() { reports.receive(event) }
    #expect(try text("report.xml") == "old")
    #expect(try names() == ["report.xml"])
    for event in events.suffix(1) { reports.receive(event) }
    #expect(try text("report.xml").hasSuffix("</testsuites>\n"))
  }

  @Test func `keep a symbolic link to a report`() throws {
    let path = try folder.write("old", to: "real/report.xml")
    let link = folder.url.appending(path: "link.xml")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: URL(filePath: path))
    var reports = try reports("junit:\(link.path)")
    for event in events([result()]) { reports.receive(event) }
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == path)
    #expect(try text("real/report.xml").hasPrefix("<?xml"))
  }

  @Test func `write to a device in place`() throws {
    var reports = try reports("junit:/dev/null")
    for event in events([result()]) { reports.receive(event) }
    #expect(reports.failures == [])
    #expect(try FileManager.default.attributesOfItem(atPath: "/dev/null")[.type] as? FileAttributeType != .typeRegular)
  }

  @Test func `write attachments beside the document that names them`() throws {
    let picture = Attachment(name: "screen.png", mediaType: "image/png", body: .bytes([1, 2, 3]))
    var reports = try reports("junit:\(folder.path)/report.xml")
    for event in events([result([step(.given, "a", attachments: [picture])])]) { reports.receive(event) }
    let path = "\(folder.path)/report-attachments/0001-screen.png"
    #expect(try text("report.xml").contains("[[ATTACHMENT|\(path)]]"))
    #expect(try Data(contentsOf: URL(filePath: path)) == Data([1, 2, 3]))
  }

  @Test func `are refused before anything runs where they cannot be written`() throws {
    let file = try folder.write("", to: "file")
    let advice = "Name a file in a folder that you may write to, as in '--format junit:report.xml'."
    #expect(
      try diagnostics("junit:\(folder.path)", "junit-strict:\(file)/report.xml", "junit:\(file)/folder/report.xml") == [
        Diagnostic(
          at: nil, "The report 'junit' cannot be written to '\(folder.path)': Is a directory.", advice: advice),
        Diagnostic(
          at: nil, "The report 'junit-strict' cannot be written to '\(file)/report.xml': Not a directory.",
          advice: "Name a file in a folder that you may write to, as in '--format junit-strict:report.xml'."),
        Diagnostic(
          at: nil,
          "The report 'junit' cannot be written to '\(file)/folder/report.xml': "
            + "cannot make the folder '\(file)/folder': Not a directory.", advice: advice),
      ])
  }

  @Test(.enabled(if: getuid() != 0, "root may write everywhere"))
  func `are refused before anything runs where nobody may write`() throws {
    let file = try folder.write("", to: "locked/file")
    try FileManager.default.setAttributes([.posixPermissions: 0o500], ofItemAtPath: folder.path + "/locked")
    try FileManager.default.setAttributes([.posixPermissions: 0o400], ofItemAtPath: file)
    let problems = try diagnostics("junit:\(folder.path)/locked/new.xml", "junit:\(file)").map(\.problem)
    #expect(problems.allSatisfy { $0.hasSuffix("Permission denied.") } && problems.count == 2)
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.path + "/locked")
  }

  @Test func `are refused where two of them go to one place`() throws {
    let path = "\(folder.path)/report.xml"
    #expect(
      try diagnostics("progress", "pretty", "junit:\(path)", "junit-strict:\(path)") == [
        Diagnostic(
          at: nil, "The reports 'progress' and 'pretty' both go to the terminal.",
          advice: "Give one of them a file of its own, as in 'pretty:report.txt'."),
        Diagnostic(
          at: nil, "The reports 'junit' and 'junit-strict' both go to the file '\(path)'.",
          advice: "Give one of them a file of its own, as in 'junit-strict:report.xml'."),
      ])
  }

  @Test func `go on when one of them fails, which is told nothing more`() throws {
    struct Closed: Error, CustomStringConvertible { let description = "the pipe is closed" }
    let count = Mutex(0)
    var reports = try reports("pretty", "junit:\(folder.path)/report.xml") { _ in
      count.withLock { $0 += 1 }
      throw Closed()
    }
    for event in events([result(), result(scenario("Second"))]) { reports.receive(event) }
    #expect(count.withLock { $0 } == 1)
    #expect(
      reports.failures == [Diagnostic(at: nil, "The report 'pretty' could not be written: the pipe is closed.")])
    #expect(try text("report.xml").hasPrefix("<?xml"))
  }

  @Test func `say which file could not be written when the run was over`() throws {
    var reports = try reports("junit:\(folder.path)/gone/report.xml")
    try FileManager.default.removeItem(at: folder.url.appending(path: "gone"))
    for event in events([result()]) { reports.receive(event) }
    let path = "\(folder.path)/gone/report.xml"
    let problem = "The report 'junit:\(path)' could not be written: cannot write '\(path)': No such file or directory."
    #expect(reports.failures == [Diagnostic(at: nil, problem)])
  }
}
