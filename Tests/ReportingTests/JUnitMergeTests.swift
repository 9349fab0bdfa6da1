import Diagnostics
import Testing

@testable import Reporting

@Suite struct `Merging JUnit reports` {
  private func report(_ text: String) throws -> JUnitReport {
    try JUnitReport(parsing: Array(text.utf8), file: "report.xml")
  }

  private func merged(_ texts: String...) throws -> String {
    String(decoding: try JUnitMerge(try texts.map(report)).render(), as: UTF8.self)
  }

  /// A report of one suite with these cases.
  private func weather(_ cases: String) -> String {
    #"<testsuites><testsuite name="Weather" file="weather.yaml" hostname="one">\#(cases)</testsuite></testsuites>"#
  }

  @Test func `joins the suites of shards, and counts anew`() throws {
    let text = try merged(
      weather(#"<testcase classname="Weather" name="sunny" time="0.5"/>"#),
      #"""
      <testsuites>
        <testsuite name="Items"><testcase classname="Items" name="none" time="1"><skipped/></testcase></testsuite>
        <testsuite name="Weather" file="weather.yaml">
          <testcase classname="Weather" name="rainy" time="0.25"><failure message="no">
            a &lt; b &amp; c
          </failure></testcase>
        </testsuite>
      </testsuites>
      """#)
    #expect(
      text == #"""
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="Brolly" tests="3" failures="1" errors="0" skipped="1" time="1.750">
          <testsuite name="Weather" file="weather.yaml" hostname="one" tests="2" failures="1" errors="0" skipped="0" time="0.750">
            <testcase classname="Weather" name="sunny" time="0.5"/>
            <testcase classname="Weather" name="rainy" time="0.25">
              <failure message="no">
              a &lt; b &amp; c
            </failure>
            </testcase>
          </testsuite>
          <testsuite name="Items" tests="1" failures="0" errors="0" skipped="1" time="1.000">
            <testcase classname="Items" name="none" time="1">
              <skipped/>
            </testcase>
          </testsuite>
        </testsuites>

        """#)
  }

  private static let failed =
    #"<testcase name="a"><failure type="T" message="m">text</failure><system-out>o</system-out></testcase>"#
  private static let erred = #"<testcase name="a"><error type="E" message="n">text</error></testcase>"#
  private static let passed = #"<testcase name="a" time="1"/>"#
  private static let skipped = #"<testcase name="a"><skipped message="not run"/></testcase>"#

  @Test(arguments: [
    (skipped, passed, #"<testcase name="a" time="1"/>"#),
    (passed, skipped, #"<testcase name="a" time="1"/>"#),
    (
      failed, passed,
      #"<testcase name="a" time="1"><flakyFailure type="T" message="m"><stackTrace>text</stackTrace><system-out>o</system-out></flakyFailure></testcase>"#
    ),
    (
      erred, passed,
      #"<testcase name="a" time="1"><flakyError type="E" message="n"><stackTrace>text</stackTrace></flakyError></testcase>"#
    ),
    (
      failed, erred,
      #"<testcase name="a"><failure type="T" message="m">text</failure><rerunError type="E" message="n"><stackTrace>text</stackTrace></rerunError><system-out>o</system-out></testcase>"#
    ),
    (passed, failed, failed),
  ])
  func `holds a case that was run again once, with its attempts`(
    first: String, second: String, result: String
  ) throws {
    let merged = try merged(weather(first), weather(second))
    let lines = merged.split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(lines.dropFirst(3).dropLast(2).joined() == result)
  }

  @Test func `takes a single suite as a report`() throws {
    #expect(JUnitMerge([try report(#"<testsuite name="A"><testcase name="x"/></testsuite>"#)]).caseCount == 1)
  }

  @Test func `is green where nothing failed`() throws {
    #expect(JUnitMerge([try report(weather(Self.passed))]).isGreen)
    #expect(!JUnitMerge([try report(weather(Self.failed))]).isGreen)
    #expect(JUnitMerge([try report(weather(Self.failed)), try report(weather(Self.passed))]).isGreen)
  }

  @Test func `reads how long each case took`() throws {
    let durations = try report(
      weather(
        #"<testcase classname="c" name="a" time="0.5"/><testcase name="b" time="soon"/>"#
          + #"<testcase name="c" time="-1"/><testcase name="d" time="1e300"/><testcase name="e" time="nan"/>"#
          + #"<testcase name="f" time="1"><skipped/></testcase>"#)
    ).durations
    #expect(durations == [.init(className: "c", name: "a"): .milliseconds(500)])
  }

  @Test(arguments: [
    ("", "The report 'report.xml' is empty."),
    ("junit", "This is no XML."),
    ("<testsuites>", "The report ends before its 'testsuites' does."),
    ("<a></b>", "The report is no XML: Opening and ending tag mismatch: a line 1 and b."),
    ("<html/>", "This is no JUnit report: its root is 'html'."),
    (
      #"<!DOCTYPE a [<!ENTITY x SYSTEM "/etc/passwd">]><testsuites>&x;</testsuites>"#,
      "The report has a document type or an entity, which no report has."
    ),
    (String(repeating: "<a>", count: 300), "The report is nested too deeply."),
  ])
  func `refuses what is no report, and says why`(text: String, problem: String) {
    #expect {
      _ = try report(text)
    } throws: {
      ($0 as? Diagnostic)?.problem == problem
    }
  }
}
