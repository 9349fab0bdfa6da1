import Diagnostics
import YAMLReader

/// Turns the nodes of a feature file into a feature, and collects every mistake on the way.
struct FeatureReader {
  let source: SourceText
  let document: YAMLDocument
  private(set) var diagnostics: [Diagnostic] = []
  private var knownLines: [String]?

  init(source: SourceText, document: YAMLDocument) {
    self.source = source
    self.document = document
  }

  /// The lines of the file; only mistakes ask for them.
  var lines: [String] {
    mutating get {
      let lines = knownLines ?? source.lines
      knownLines = lines
      return lines
    }
  }

  /// The file's one mapping: `feature: name` and what belongs to it.
  mutating func readFeature() -> Feature? {
    guard let root = document.root else {
      guard document.mistakes.isEmpty else { return nil }
      let start = SourcePosition(line: 1, column: 1)
      report(at: start, "The file is empty: it holds no feature.", advice: FeatureAdvice.smallestFeature)
      return nil
    }
    guard case .mapping(let entries) = root.content else {
      report(root, "A feature file is a mapping that begins with 'feature:'.", advice: FeatureAdvice.smallestFeature)
      return nil
    }
    let sections = readSections(entries, of: root)
    if sections.body.scenarios.isEmpty, sections.rules.allSatisfy(\.scenarios.isEmpty), !sections.hasBrokenScenarios {
      report(
        at: root.position, "This is a feature with no scenarios.",
        advice: "List them under 'scenarios:', each one as '- scenario: ' and its name.")
    }
    var feature = Feature(body: sections.body, rules: sections.rules)
    feature.holdsEscapes = source.holdsEscapes
    return feature
  }

  // MARK: Mistakes

  mutating func report(
    _ severity: Diagnostic.Severity = .error, at position: SourcePosition, length: Int = 1, _ problem: String,
    advice: String? = nil, notes: [Diagnostic.Note] = []
  ) {
    diagnostics.append(
      Diagnostic(
        severity, at: source.location(of: position), length: length, problem, advice: advice, notes: notes))
  }

  mutating func add(_ mistake: Diagnostic) {
    diagnostics.append(mistake)
  }

  mutating func report(_ node: YAMLNode, _ problem: String, advice: String? = nil) {
    report(at: node.position, length: node.lengthOnItsLine, problem, advice: advice)
  }

  // MARK: Mappings and their keys

  /// Returns the key of an entry; nil, after a word about it, where the construct takes none of that name.
  mutating func key(of entry: YAMLEntry, in construct: Construct) -> Key? {
    // Of a key that is no text the YAML reader has spoken.
    guard let name = entry.key.string else { return nil }
    if let key = construct.key(named: name) { return key }
    if !name.hasPrefix("x-") { reportUnknownKey(name, at: entry.key, in: construct) }
    return nil
  }

  private mutating func reportUnknownKey(_ name: String, at node: YAMLNode, in construct: Construct) {
    let advice = KeyAdvice(name: name, construct: construct)
    report(node, advice.problem, advice: advice.text)
  }
}
