import Diagnostics
import YAMLReader

/// Brings the mistakes of the YAML and those of the feature in it together.
struct FeatureDiagnostics {
  let source: SourceText
  let document: YAMLDocument

  /// What to do about a key that stands twice, where it is a step's keyword.
  static func adviceOnDuplicate(key: String) -> String? {
    guard Step.Keyword(rawValue: key) != nil else { return nil }
    return "Make a list of its steps, or use 'steps:' where the order mixes:\nsteps:\n  - \(key): a step"
  }

  /// Returns everything that is wrong with the file, in the order of the places.
  func sorted(with mistakes: [Diagnostic]) -> [Diagnostic] {
    let isBroken = !document.mistakes.isEmpty || mistakes.contains { $0.severity == .error }
    if isBroken, let gherkin = GherkinAdvice(source: source).diagnostic() { return [gherkin] }
    let broken = Set(document.mistakes.compactMap(\.location))
    // What is no YAML is no step either, which needs no second word.
    let others = mistakes.filter { $0.location.map { !broken.contains($0) } ?? true }
    return (document.mistakes + document.warnings + others).inOrderOfPlaces()
  }
}

extension [Diagnostic] {
  /// These diagnostics in the order of their places; those of one place stay as they are.
  func inOrderOfPlaces() -> [Diagnostic] {
    guard count > 1 else { return self }
    return enumerated().sorted { left, right in
      let places = (left.element.location?.position, right.element.location?.position)
      guard let first = places.0, let second = places.1, first != second else { return left.offset < right.offset }
      return first < second
    }
    .map(\.element)
  }
}
