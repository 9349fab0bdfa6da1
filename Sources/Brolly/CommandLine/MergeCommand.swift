internal import Diagnostics
internal import Reporting

/// `brolly merge`: the reports of shards and reruns as one.
struct MergeCommand {
  private let reports: [String]
  private let target: String

  /// Takes the reports and where the whole goes.
  ///
  /// - Throws: What is missing.
  init(_ arguments: Arguments) throws(DiagnosticList) {
    reports = arguments.operands
    let formats = arguments.options["format"] ?? []
    guard !reports.isEmpty, formats.count == 1, let file = try Self.file(formats[0]) else {
      throw DiagnosticList([
        Diagnostic(
          at: nil, "'merge' takes JUnit reports, and where the merged one goes.",
          advice: "Write: brolly merge shard-1.xml shard-2.xml --format junit:report.xml")
      ])
    }
    target = file
  }

  private static func file(_ format: String) throws(DiagnosticList) -> String? {
    do {
      let format = try ReportFormat.parse(format)
      return format.name == "junit" ? format.file : nil
    } catch {
      throw DiagnosticList([error])
    }
  }

  func run(_ streams: StandardStreams) throws -> ExitCode {
    let merge = JUnitMerge(try readReports())
    do {
      try merge.write(to: target)
    } catch {
      DiagnosticOutput(streams).complain([Diagnostic(at: nil, "The merged report cannot be written: \(error).")])
      return .failed
    }
    let counts = "\(counted(reports.count, "report")), \(counted(merge.caseCount, "case"))"
    try streams.print("\(counts): \(merge.isGreen ? "all green" : "\(merge.notGreenCount) not green") · \(target)\n")
    return merge.isGreen ? .passed : .notGreen
  }

  /// - Throws: Everything that is wrong with any of the reports.
  private func readReports() throws(DiagnosticList) -> [JUnitReport] {
    var mistakes: [Diagnostic] = []
    let read = reports.compactMap { file -> JUnitReport? in
      do {
        return try JUnitReport(parsing: try FileBytes.read(file), file: file)
      } catch let mistake as Diagnostic {
        mistakes.append(mistake)
      } catch {
        mistakes.append(Diagnostic(at: nil, "\(error)."))
      }
      return nil
    }
    if !mistakes.isEmpty { throw DiagnosticList(mistakes) }
    return read
  }

  private func counted(_ count: Int, _ noun: String) -> String { count == 1 ? "1 \(noun)" : "\(count) \(noun)s" }
}
