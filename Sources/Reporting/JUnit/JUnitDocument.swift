import Diagnostics
import FeatureFiles

/// A run as JUnit's XML, in the form that Jenkins, GitLab, GitHub actions and CircleCI read.
public struct JUnitDocument: Sendable {
  /// Which elements and attributes there may be.
  public enum Dialect: Sendable {
    /// All that one of the servers reads.
    case rich
    /// Only what both of Jenkins' schemas know: no places, no properties of a case, no attempts.
    case strict
  }

  let record: RunRecord
  let dialect: Dialect
  let suites: [JUnitSuite]
  let attachmentFolder: String

  /// Makes the document of a run; attachments get their paths in `attachmentFolder`.
  public init(of record: RunRecord, in dialect: Dialect, attachmentFolder: String = "attachments") {
    self.record = record
    self.dialect = dialect
    self.attachmentFolder = attachmentFolder
    suites = [JUnitSuite](of: record)
  }

  /// Renders the document.
  ///
  /// - Throws: Where libxml2 could not write it.
  public func render() throws -> Document {
    var xml = try XMLWriter()
    var attachments = JUnitAttachments(folder: attachmentFolder)
    // Attachments are numbered from the first suite to the last; without them each suite can be written by itself.
    if !holdsAttachments, let fragments = try renderedInParallel() {
      xml.element("testsuites") { xml in writeTotals(to: &xml) }
      return Document(bytes: try xml.finish(root: "testsuites", holding: fragments), attachments: [])
    }
    xml.element("testsuites") { xml in
      writeTotals(to: &xml)
      for (index, suite) in suites.enumerated() { write(suite, at: index, to: &xml, &attachments) }
    }
    return Document(bytes: try xml.finish(), attachments: attachments.files)
  }

  private var holdsAttachments: Bool {
    record.runHooks.contains { $0.attachments.contains { !$0.isLog } }
      || record.scenarios.contains { scenario in
        scenario.attempts.contains { $0.steps.contains { $0.attachments.contains { !$0.isLog } } }
      }
  }

  /// Renders each suite as a fragment, on all cores; nil where there is none.
  private func renderedInParallel() throws -> [[UInt8]]? {
    let parts = Array(suites.indices).parallelMap { index in
      Result { try rendered(suites[index], at: index) }
    }
    return parts.isEmpty ? nil : try parts.map { try $0.get() }
  }

  private func rendered(_ suite: JUnitSuite, at index: Int) throws -> [UInt8] {
    var xml = try XMLWriter(fragmentOf: "testsuites")
    var attachments = JUnitAttachments(folder: attachmentFolder)
    write(suite, at: index, to: &xml, &attachments)
    return try xml.finishFragment(of: "testsuites")
  }

  private func writeTotals(to xml: inout XMLWriter) {
    xml.attribute("name", "Brolly")
    xml.attribute("tests", String(suites.reduce(0) { $0 + $1.cases.count }))
    xml.attribute("failures", String(suites.reduce(0) { $0 + $1.count(.failure) }))
    xml.attribute("errors", String(suites.reduce(0) { $0 + $1.count(.error) }))
    if dialect == .rich { xml.attribute("skipped", String(suites.reduce(0) { $0 + $1.skipped })) }
    xml.attribute("time", (record.ending?.duration ?? .zero).decimalSeconds)
  }

  private func write(
    _ suite: JUnitSuite, at index: Int, to xml: inout XMLWriter, _ attachments: inout JUnitAttachments
  ) {
    xml.element("testsuite") { xml in
      writeAttributes(of: suite, at: index, to: &xml)
      for testCase in suite.cases {
        JUnitCaseElement(testCase: testCase, record: record, dialect: dialect).write(to: &xml, &attachments)
      }
    }
  }

  private func writeAttributes(of suite: JUnitSuite, at index: Int, to xml: inout XMLWriter) {
    xml.attribute("name", suite.name)
    xml.attribute("tests", String(suite.cases.count))
    xml.attribute("failures", String(suite.count(.failure)))
    xml.attribute("errors", String(suite.count(.error)))
    xml.attribute("skipped", String(suite.skipped))
    xml.attribute("time", suite.duration.decimalSeconds)
    xml.attribute("timestamp", timestamp(secondsSince1970: record.header.startedAt))
    xml.attribute("hostname", record.header.hostname.visibleLine)
    switch (dialect, suite.file) {
    case (.rich, let file?): xml.attribute("file", file)
    case (.rich, nil): break
    case (.strict, let file):
      xml.attribute("id", String(index))
      xml.attribute("package", file ?? "")
    }
  }
}
