internal import Diagnostics
internal import FeatureFiles
internal import Reporting

/// How long scenarios took in an earlier run, as its JUnit report says.
struct EarlierDurations {
  private let durations: [JUnitReport.CaseName: Duration]

  /// Reads a report; an empty file is one of which nothing is known yet.
  ///
  /// A file that is missing is not taken for an empty one: another machine may have it, and would cut other shards.
  init(file: String) throws(DiagnosticList) {
    do {
      let bytes = try FileBytes.read(file)
      durations = bytes.isEmpty ? [:] : try JUnitReport(parsing: bytes, file: file).durations
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
    scenarios.map { durations[JUnitReport.CaseName(of: $0)] }
  }
}
