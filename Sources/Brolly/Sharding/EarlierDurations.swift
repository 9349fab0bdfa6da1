internal import Diagnostics
internal import FeatureFiles
internal import Reporting

/// How long scenarios took in an earlier run, as one of the files says that a run leaves behind.
enum EarlierDurations {
  case report([JUnitReport.CaseName: Duration])
  case history(RunHistory)

  /// Reads a JUnit report or a history; an empty file is one of which nothing is known yet.
  ///
  /// A file that is missing is not taken for an empty one: another machine may have it, and would cut other shards.
  init(file: String) throws(DiagnosticList) {
    do {
      let bytes = try FileBytes.read(file)
      if bytes.isEmpty {
        self = .history(RunHistory())
      } else if let history = RunHistory(parsing: String(decoding: bytes, as: UTF8.self)) {
        self = .history(history)
      } else {
        self = .report(try JUnitReport(parsing: bytes, file: file).durations)
      }
    } catch let mistake as Diagnostic {
      throw DiagnosticList([mistake])
    } catch {
      throw DiagnosticList([
        Diagnostic(
          at: nil, "\(error).",
          advice: "An empty file will do where there was no earlier run; let all shards have the same.")
      ])
    }
  }

  /// Returns how long each took; nil where that is not known.
  func durations(of scenarios: [Scenario]) -> [Duration?] {
    switch self {
    case .report(let durations): scenarios.map { durations[JUnitReport.CaseName(of: $0)] }
    case .history(let history): history.durations(of: scenarios)
    }
  }
}
