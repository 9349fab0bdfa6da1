/// Several reports as one: those of the shards of a suite, and those of reruns.
///
/// The reports are taken in their order. A case that is in several is in the result once, and all its attempts are in
/// it: one that failed and then passed is flaky, as Surefire has it.
public struct JUnitMerge {
  private var suites: [XMLElement] = []
  private var suiteOfKey: [SuiteKey: Int] = [:]

  /// What makes two suites one: their names, and the files that they are of.
  private struct SuiteKey: Hashable {
    var name: String
    var file: String?
  }

  /// Joins reports.
  public init(_ reports: [JUnitReport]) {
    for report in reports { for suite in report.suites { add(suite) } }
    for index in suites.indices { suites[index].countCases() }
  }

  /// Whether every case is green: passed or skipped.
  public var isGreen: Bool { notGreenCount == 0 }
  /// How many cases are not.
  public var notGreenCount: Int { total("failures") + total("errors") }
  /// How many cases there are.
  public var caseCount: Int { total("tests") }

  /// Renders the report.
  ///
  /// - Throws: Where libxml2 could not write it.
  public func render() throws -> [UInt8] {
    var xml = try XMLWriter()
    xml.element("testsuites") { xml in
      xml.attribute("name", "Brolly")
      for name in ["tests", "failures", "errors", "skipped"] { xml.attribute(named: name, String(total(name))) }
      xml.attribute("time", suites.compactMap(\.seconds).reduce(0, +).asSeconds)
      for suite in suites { suite.write(to: &xml) }
    }
    return try xml.finish()
  }

  /// Writes the report to a file, whole or not at all.
  ///
  /// - Throws: The system's reason why it cannot be written.
  public func write(to path: String) throws {
    try ReportFile(preparing: path).write(try render())
  }

  private func total(_ name: String) -> Int {
    suites.reduce(0) { $0 + ($1[attribute: name].flatMap { Int($0) } ?? 0) }
  }

  private mutating func add(_ suite: XMLElement) {
    let key = SuiteKey(name: suite[attribute: "name"] ?? "", file: suite[attribute: "file"])
    guard let index = suiteOfKey[key] else {
      suiteOfKey[key] = suites.count
      suites.append(suite)
      return
    }
    suites[index].join(suite)
  }
}

extension XMLElement {
  /// Takes in the cases of a suite of the same name; what else a suite holds, such as its properties, stays as it is.
  fileprivate mutating func join(_ other: XMLElement) {
    var places: [JUnitReport.CaseName: Int] = [:]
    for (place, part) in content.enumerated() {
      if case .element(let element) = part, element.name == "testcase" { places[element.caseName] = place }
    }
    for element in other.elements where element.name == "testcase" {
      if let place = places[element.caseName], case .element(let earlier) = content[place] {
        content[place] = .element(JUnitAttempts(earlier, then: element).joined)
      } else {
        content.append(.element(element))
      }
    }
  }

  /// Counts the cases anew.
  fileprivate mutating func countCases() {
    let cases = elements.filter { $0.name == "testcase" }
    func count(_ name: String) -> Int { cases.count { $0.elements.contains { $0.name == name } } }
    self[attribute: "tests"] = String(cases.count)
    self[attribute: "failures"] = String(count("failure"))
    self[attribute: "errors"] = String(count("error"))
    self[attribute: "skipped"] = String(count("skipped"))
    self[attribute: "time"] = cases.compactMap(\.seconds).reduce(0, +).asSeconds
  }
}

extension Double {
  fileprivate var asSeconds: String { Duration.seconds(self).decimalSeconds }
}
