import FeatureFiles

/// The names of cases: no two cases of a report have one class name and one name, as GitLab drops the second.
struct JUnitNames {
  private struct Key: Hashable {
    var className: String
    var name: String
  }

  private var taken: Set<Key> = []
  /// The names that features of several files share.
  private var sharedNames: Set<String> = []

  init(of record: RunRecord) {
    var files: [String: String] = [:]
    var lastFile: String?
    // By index, so that no scenario is copied.
    for index in record.scenarios.indices where record.scenarios[index].scenario.file != lastFile {
      let file = record.scenarios[index].scenario.file
      let name = record.scenarios[index].scenario.feature.name
      lastFile = file
      if let other = files.updateValue(file, forKey: name), other != file { sharedNames.insert(name) }
    }
  }

  /// The feature's name, with its file where features of several files are named so.
  func featureName(of scenario: Scenario) -> String {
    let name = scenario.feature.name.visibleLine
    return sharedNames.contains(scenario.feature.name) ? "\(name) (\(scenario.file.visibleLine))" : name
  }

  /// The feature, and the rule where there is one.
  func className(of scenario: Scenario) -> String {
    guard let rule = scenario.rule else { return featureName(of: scenario) }
    return "\(featureName(of: scenario)) › \(rule.name.visibleLine)"
  }

  /// The case as it is, or with a number behind its name where another has its names.
  mutating func unique(_ original: JUnitCase) -> JUnitCase {
    var result = original
    var number = 1
    while !taken.insert(Key(className: result.className, name: result.name)).inserted {
      number += 1
      result.name = "\(original.name) (\(number))"
    }
    return result
  }
}
