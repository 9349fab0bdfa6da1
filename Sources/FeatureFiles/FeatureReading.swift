public import Diagnostics
import YAMLReader

/// What came of reading one feature file: the scenarios that it holds, and all that is wrong with it.
public struct FeatureReading: Sendable {
  /// The file's path as the user knows it.
  public var file: String
  /// The feature as it is written; nil where the file is not YAML, or holds no feature.
  public var feature: Feature?
  /// The scenarios, ready to run, in the order of the file; those of a file with errors are not all there.
  public var scenarios: [Scenario]
  /// Every error and warning, in the order of their places.
  public var diagnostics: [Diagnostic]

  /// Makes a reading.
  public init(file: String, feature: Feature?, scenarios: [Scenario], diagnostics: [Diagnostic]) {
    self.file = file
    self.feature = feature
    self.scenarios = scenarios
    self.diagnostics = diagnostics
  }

  /// Whether something is wrong enough that nothing of the file can be run.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

extension Feature {
  /// Reads a feature file's text: a pure function that may run on several threads at once.
  ///
  /// - Parameters:
  ///   - bytes: The text, UTF-8 with or without a byte order mark.
  ///   - file: The path that places name.
  public static func read(_ bytes: some Collection<UInt8>, file: String) -> FeatureReading {
    let source = SourceText(Array(bytes), file: file)
    let document = YAMLDocument(
      reading: source.bytes, file: file, adviceOnDuplicateKey: FeatureDiagnostics.adviceOnDuplicate)
    var reader = FeatureReader(source: source, document: document)
    let feature = reader.readFeature()
    var expansion = ScenarioExpansion(file: file)
    let scenarios = feature.map { expansion.scenarios(of: $0) } ?? []
    let mistakes = reader.diagnostics + expansion.diagnostics
    return FeatureReading(
      file: file, feature: feature, scenarios: scenarios,
      diagnostics: FeatureDiagnostics(source: source, document: document).sorted(with: mistakes))
  }
}
