import Diagnostics
import YAMLReader

/// What to say of a key that a mapping does not take.
struct KeyAdvice {
  let name: String
  let construct: Construct

  /// The mistake.
  var problem: String { "'\(name)' is no key of \(construct.noun)." }

  /// What to write instead, and every key that there is.
  var text: String {
    let known = construct.keys.map(\.rawValue).joined(separator: ", ")
    let list = "The keys of \(construct.noun) are \(known), and the writer's own that begin with 'x-'."
    return [suggestion, list].compactMap(\.self).joined(separator: "\n")
  }

  /// The key that was probably meant; nil where none is near.
  var meant: Key? {
    if isOutline { return construct.key(named: Key.scenario.rawValue) }
    return Suggestion.nearest(to: name.lowercased(), among: construct.keys.map(\.rawValue), limit: 1).first
      .flatMap { Key(rawValue: $0) }
  }

  private var suggestion: String? {
    if let misplaced { return misplaced }
    if let line = FeatureAdvice.colonAdded(to: name), !isOutline { return "Did you mean '\(line)'?" }
    if construct == .step, name.contains(" ") {
      return "A step under 'steps' has a keyword:\n- given: \(FeatureAdvice.written(name))\n  with: its argument"
    }
    guard let meant else { return nil }
    return "Did you mean '\(meant.rawValue)'?" + (isOutline ? " Its 'examples:' make it an outline." : "")
  }

  /// Whether it is what Gherkin calls a scenario with examples.
  private var isOutline: Bool { ["scenario outline", "scenario template"].contains(name.lowercased()) }

  /// What to do with a key that belongs elsewhere.
  private var misplaced: String? {
    let lower = name.lowercased()
    switch (construct, Key(rawValue: lower)) {
    case (.scenario, .and), (.scenario, .but), (.background, .and), (.background, .but):
      return "Make a list of the steps under the key before it, or use 'steps:', which takes '- \(lower): …'."
    case (.feature, .scenario), (.rule, .scenario):
      return "Did you mean 'scenarios'? A scenario stands in that list, with a dash before it."
    case (.feature, .rule): return "Did you mean 'rules'? A rule stands in that list, with a dash before it."
    case (.feature, let key?) where key.stepKeyword != nil, (.rule, let key?) where key.stepKeyword != nil:
      return "A step stands in a scenario, or in 'background:'."
    default: return nil
    }
  }
}

extension Construct {
  /// Whether the key that holds the name is there, but misspelled: then its absence needs no word of its own.
  func isNameMisspelled(in entries: [YAMLEntry]) -> Bool {
    entries.contains { misspelledKey($0) == keys.first }
  }

  /// Whether there are steps under a key that is misspelled.
  func areStepsMisspelled(in entries: [YAMLEntry]) -> Bool {
    entries.contains { entry in misspelledKey(entry).map { $0 == .steps || $0.stepKeyword != nil } ?? false }
  }

  /// The key that was meant where the construct takes none of that name.
  private func misspelledKey(_ entry: YAMLEntry) -> Key? {
    guard let name = entry.key.string, key(named: name) == nil else { return nil }
    return KeyAdvice(name: name, construct: self).meant
  }
}
