internal import Diagnostics
internal import FeatureFiles
internal import Reporting

/// What feature files hold: their scenarios, and what is odd about them.
struct FeatureFolder: Sendable {
  var scenarios: [Scenario]
  var warnings: [Diagnostic]
  var fileCount: Int

  /// Reads feature files on all cores.
  ///
  /// - Throws: Every mistake of every file, and every warning beside them.
  init(_ sources: FeatureSources) throws(DiagnosticList) {
    var readings = sources.files.map(\.path).parallelMap(Self.read)
    FeatureReading.makeNamesUnique(in: &readings)
    let diagnostics = readings.flatMap(\.diagnostics)
    if diagnostics.contains(where: { $0.severity == .error }) { throw DiagnosticList(diagnostics) }
    scenarios = readings.flatMap(\.scenarios)
    warnings = diagnostics
    fileCount = readings.count
  }

  private static func read(_ path: String) -> FeatureReading {
    do {
      return Feature.read(try FileBytes.read(path), file: path)
    } catch {
      let mistake = Diagnostic(at: nil, "The feature file '\(path)' cannot be read: \(error.reason).")
      return FeatureReading(file: path, feature: nil, scenarios: [], diagnostics: [mistake])
    }
  }
}
