/// A way of telling a run, and the place that it is told to.
protocol Report: Sendable {
  /// Whether all that it wants to know is the end of the run.
  var waitsForEnd: Bool { get }

  /// Takes the next event; `record` is the run up to it and with it.
  mutating func receive(_ event: RunEvent, in record: RunRecord) throws

  /// Learns that time went by without an event.
  mutating func tick(at instant: ContinuousClock.Instant, in record: RunRecord) throws
}

extension Report {
  var waitsForEnd: Bool { false }

  mutating func tick(at instant: ContinuousClock.Instant, in record: RunRecord) throws {}
}

/// A way of telling a run as text, piece by piece.
protocol TextReport: Sendable {
  /// Whether it says nothing before the end of the run.
  var waitsForEnd: Bool { get }

  /// Returns what is to be written at an event; `record` is the run up to it and with it.
  mutating func text(for event: RunEvent, in record: RunRecord) -> String

  /// Returns what is to be written because time went by without an event.
  mutating func text(at instant: ContinuousClock.Instant, in record: RunRecord) -> String
}

extension TextReport {
  var waitsForEnd: Bool { false }

  mutating func text(at instant: ContinuousClock.Instant, in record: RunRecord) -> String { "" }
}

/// A text that is written as it comes.
struct LiveReport: Report {
  var report: any TextReport
  let write: @Sendable (String) throws -> Void

  var waitsForEnd: Bool { report.waitsForEnd }

  mutating func receive(_ event: RunEvent, in record: RunRecord) throws {
    let text = report.text(for: event, in: record)
    if !text.isEmpty { try write(text) }
  }

  mutating func tick(at instant: ContinuousClock.Instant, in record: RunRecord) throws {
    let text = report.text(at: instant, in: record)
    if !text.isEmpty { try write(text) }
  }
}

/// A text that is written to a file when the run ends.
struct TextFileReport: Report {
  var report: any TextReport
  let file: ReportFile
  private var text = ""

  var waitsForEnd: Bool { report.waitsForEnd }

  init(_ report: any TextReport, to file: ReportFile) {
    self.report = report
    self.file = file
  }

  mutating func receive(_ event: RunEvent, in record: RunRecord) throws {
    text += report.text(for: event, in: record)
    if case .runEnded = event.kind { try file.write(Array(text.utf8)) }
  }
}

/// A document that is made of the whole record when the run ends, and the files that belong to it.
struct DocumentReport: Report {
  let render: @Sendable (RunRecord, _ attachmentFolder: String) throws -> Document
  let file: ReportFile
  let attachmentFolder: String

  var waitsForEnd: Bool { true }

  mutating func receive(_ event: RunEvent, in record: RunRecord) throws {
    guard case .runEnded = event.kind else { return }
    let document = try render(record, attachmentFolder)
    for attachment in document.attachments { try ReportFile(preparing: attachment.path).write(attachment.bytes) }
    try file.write(document.bytes)
  }
}

/// A report as bytes, and the files that it names.
public struct Document: Equatable, Sendable {
  /// A file that belongs to a document.
  public struct Attachment: Equatable, Sendable {
    /// The path that the document names.
    public var path: String
    /// What it holds.
    public var bytes: [UInt8]
  }

  /// The document itself.
  public var bytes: [UInt8]
  /// The files that it names, in its order.
  public var attachments: [Attachment]
}
