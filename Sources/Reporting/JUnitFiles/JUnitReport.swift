public import Diagnostics
public import FeatureFiles

/// A JUnit report that an earlier run, or another machine, has written.
public struct JUnitReport: Sendable {
  /// What names a case: no two of a report have both in common.
  public struct CaseName: Hashable, Sendable {
    /// The feature, and the rule where there is one.
    public var className: String
    /// The scenario's name.
    public var name: String

    /// Makes a name.
    public init(className: String, name: String) {
      self.className = className
      self.name = name
    }

    /// The name that a scenario's case has in every report.
    public init(of scenario: Scenario) {
      let rule = scenario.rule.map { " › \($0.name.visibleLine)" } ?? ""
      self.init(className: scenario.feature.name.visibleLine + rule, name: scenario.name.visibleLine)
    }
  }

  /// The `testsuite` elements.
  var suites: [XMLElement]

  /// Reads a report; `testsuites` or a single `testsuite` is its root.
  ///
  /// - Throws: What is wrong with it, at its line.
  public init(parsing bytes: [UInt8], file: String) throws(Diagnostic) {
    let root = try XMLReader.root(of: bytes, file: file)
    switch root.name {
    case "testsuites": suites = root.elements.filter { $0.name == "testsuite" }
    case "testsuite": suites = [root]
    default:
      throw Diagnostic(
        at: SourceLocation(file: file, line: 1, column: 1), "This is no JUnit report: its root is '\(root.name)'.",
        advice: "The root of a JUnit report is 'testsuites'.")
    }
  }

  /// How long each case took; cases that were not run are not among them.
  public var durations: [CaseName: Duration] {
    var durations: [CaseName: Duration] = [:]
    for suite in suites {
      for element in suite.elements where element.name == "testcase" {
        let isSkipped = element.elements.contains { $0.name == "skipped" }
        guard !isSkipped, let seconds = element.seconds else { continue }
        durations[element.caseName] = .seconds(seconds)
      }
    }
    return durations
  }
}

extension XMLElement {
  /// The case that a `testcase` tells of.
  var caseName: JUnitReport.CaseName {
    JUnitReport.CaseName(className: self[attribute: "classname"] ?? "", name: self[attribute: "name"] ?? "")
  }

  /// What `time` says, where it is a duration.
  var seconds: Double? {
    self[attribute: "time"].flatMap(Double.init).flatMap { (0...1e9).contains($0) ? $0 : nil }
  }
}
