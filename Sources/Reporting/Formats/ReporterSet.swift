public import Diagnostics

/// All the reports of a run, behind one door: takes each event once, keeps the record, tells every report.
///
/// A report that fails is told nothing more, and the others go on.
public struct ReporterSet: Reporter {
  /// A report, and what `--format` called it.
  private struct Member: Sendable {
    let name: String
    var report: any Report
    let waitsForEnd: Bool

    init(name: String, report: any Report) {
      self.name = name
      self.report = report
      waitsForEnd = report.waitsForEnd
    }
  }

  /// The run up to now.
  public private(set) var record = RunRecord()
  /// The reports that could not be written, and why; a run that has some ends with status 3.
  public private(set) var failures: [Diagnostic] = []

  private var members: [Member]

  /// Prepares the reports, before anything runs.
  ///
  /// Where none of the formats goes to the terminal, `progress` does.
  ///
  /// - Parameters:
  ///   - formats: What `--format` asked for.
  ///   - terminal: What the terminal can show.
  ///   - command: The command that runs features, such as `brolly run`; reports say with it what to type next.
  ///   - write: Writes a text to the terminal.
  /// - Throws: All that is wrong with the formats, files that cannot be written among it.
  public init(
    _ formats: [ReportFormat], terminal: Terminal, command: String, write: @escaping @Sendable (String) throws -> Void
  ) throws(DiagnosticList) {
    let formats = formats.contains { $0.file == nil } ? formats : [.standard] + formats
    var mistakes = Self.conflicts(among: formats)
    members = []
    for format in formats {
      do throws(Diagnostic) {
        let report = try format.makeReport(terminal: terminal, command: command, write: write)
        members.append(Member(name: format.file.map { "\(format.name):\($0)" } ?? format.name, report: report))
      } catch {
        mistakes.append(error)
      }
    }
    if !mistakes.isEmpty { throw DiagnosticList(mistakes) }
  }

  /// Tells every report that still works of an event.
  public mutating func receive(_ event: RunEvent) {
    record.receive(event)
    let isEnd = if case .runEnded = event.kind { true } else { false }
    for index in members.indices.reversed() where isEnd || !members[index].waitsForEnd {
      do { try members[index].report.receive(event, in: record) } catch { giveUp(index, error) }
    }
  }

  /// Tells the reports that time goes by; ten times a second is often enough for a line that moves.
  public mutating func tick(at instant: ContinuousClock.Instant = .now) {
    for index in members.indices.reversed() {
      do { try members[index].report.tick(at: instant, in: record) } catch { giveUp(index, error) }
    }
  }

  private mutating func giveUp(_ index: Int, _ error: any Error) {
    failures.append(Diagnostic(at: nil, "The report '\(members[index].name)' could not be written: \(error)."))
    members.remove(at: index)
  }

  /// Formats that would write over each other.
  private static func conflicts(among formats: [ReportFormat]) -> [Diagnostic] {
    var taken: [String?: String] = [:]
    return formats.compactMap { format in
      guard let other = taken.updateValue(format.name, forKey: format.file) else { return nil }
      let place = format.file.map { "the file '\($0)'" } ?? "the terminal"
      return Diagnostic(
        at: nil, "The reports '\(other)' and '\(format.name)' both go to \(place).",
        advice: "Give one of them a file of its own, as in '\(format.name):\(format.kind.exampleFile)'.")
    }
  }
}

extension ReportFormat {
  fileprivate func makeReport(
    terminal: Terminal, command: String, write: @escaping @Sendable (String) throws -> Void
  ) throws(Diagnostic) -> any Report {
    switch (kind.form, try preparedFile()) {
    case (.text(let make), nil): LiveReport(report: make(terminal, command), write: write)
    case (.text(let make), let file?): TextFileReport(make(.plain, command), to: file)
    case (.document(let render), let file?):
      DocumentReport(render: render, file: file, attachmentFolder: attachmentFolder ?? file.attachmentFolder)
    case (.document, nil): throw Diagnostic(at: nil, "The report format '\(name)' needs a file.")
    }
  }

  private func preparedFile() throws(Diagnostic) -> ReportFile? {
    guard let file else { return nil }
    do {
      return try ReportFile(preparing: file)
    } catch {
      let cause = error.path == file ? error.reason : error.description
      throw Diagnostic(
        at: nil, "The report '\(name)' cannot be written to '\(file)': \(cause).",
        advice: "Name a file in a folder that you may write to, as in '--format \(name):\(kind.exampleFile)'.")
    }
  }
}
