import FeatureFiles
import Reporting
import Testing

@Suite struct `A JUnit report of a run` {
  @Test func `has a case for a hook of the run that failed, and the scenarios that never started as skipped`() throws {
    let hook = RunHookResult(
      .hook(HookReference(.beforeAll, name: "start", location: swift(3))), worker: 1,
      failure: failure(.thrown, "The port is taken."), output: [CapturedOutput(text: "starting\n")],
      duration: .milliseconds(30))
    let worker = RunHookResult(.workerStart, worker: 2, failure: failure(.crashed, "It died."))
    let notRun = [(scenario(), "The BeforeAll hook \"start\" failed.")]
    #expect(
      try junit(events([], notRun: notRun, runHooks: [hook, worker, worker], cause: .aborted)) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="Brolly" tests="4" failures="0" errors="3" skipped="1" time="0.030">
          <testsuite name="Run" tests="3" failures="0" errors="3" skipped="0" time="0.030" \
        timestamp="2026-12-01T04:00:00" hostname="build-7">
            <testcase classname="Run" name="BeforeAll hook &quot;start&quot;" time="0.030">
              <error type="DecodingError" message="The port is taken.">BeforeAll hook &quot;start&quot;
        The port is taken.
        Sources/Examples/ExampleSuite/WeatherSteps.swift:3</error>
              <system-out>starting
        </system-out>
            </testcase>
            <testcase classname="Run" name="Start of worker 2" time="0.000">
              <error type="ProcessCrash" message="It died.">Start of worker 2
        It died.</error>
            </testcase>
            <testcase classname="Run" name="Start of worker 2 (2)" time="0.000">
              <error type="ProcessCrash" message="It died.">Start of worker 2 (2)
        It died.</error>
            </testcase>
          </testsuite>
          <testsuite name="Weather" tests="1" failures="0" errors="0" skipped="1" time="0.000" \
        timestamp="2026-12-01T04:00:00" hostname="build-7" file="Features/weather.yaml">
            <testcase classname="Weather" name="Sunny weather" time="0.000" file="Features/weather.yaml" line="12">
              <skipped message="The BeforeAll hook &quot;start&quot; failed."/>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }

  @Test(arguments: [
    (RunEnding.Cause.interrupted, "The run was interrupted."), (.aborted, "The run did not come to its end."),
  ])
  func `of a run that is not green is never green`(cause: RunEnding.Cause, message: String) throws {
    let text = try junit(events([result()], notRun: [(scenario("Second"), "")], cause: cause))
    #expect(text.contains("tests=\"3\" failures=\"0\" errors=\"1\" skipped=\"1\""))
    #expect(text.contains("name=\"The whole run\""))
    #expect(text.contains("<error type=\"incomplete\" message=\"\(message)\">"))
  }

  @Test func `counts a scenario once, with the attempts before one that passed as flaky`() throws {
    let failed = [step(.given, "a", .failed, failure: failure(.assertion, "First."))]
    let crashed = [step(.given, "a", .failed, failure: failure(.crashed, "Second."))]
    let results = [
      result(scenario(), willRetry: true, failed), result(scenario(), attempt: 2, willRetry: true, crashed),
      result(scenario(), attempt: 3),
    ]
    let text = try junit(results)
    #expect(text.contains("tests=\"1\" failures=\"0\" errors=\"0\" skipped=\"0\""))
    #expect(text.contains("time=\"0.180\" file"))
    #expect(text.contains("<flakyFailure type=\"ExpectationFailure\" message=\"First.\">\n        <stackTrace>"))
    #expect(text.contains("<flakyError type=\"ProcessCrash\" message=\"Second.\">"))
    #expect(!text.contains("<failure") && !text.contains("<error"))
  }

  @Test func `has the attempts after one that failed as reruns`() throws {
    let failed = [step(.given, "a", .failed, failure: failure(.assertion, "First."))]
    let again = result(scenario(), attempt: 2, failed, output: [CapturedOutput(text: "again")])
    let text = try junit([result(scenario(), willRetry: true, failed), again])
    #expect(text.contains("tests=\"1\" failures=\"1\" errors=\"0\" skipped=\"0\""))
    #expect(text.contains("<failure type=\"ExpectationFailure\" message=\"First.\">"))
    #expect(text.contains("<rerunFailure type=\"ExpectationFailure\" message=\"First.\">"))
    #expect(text.contains("<system-out>again</system-out>\n      </rerunFailure>"))
  }

  @Test func `has what was printed and logged, and attachments by their paths`() throws {
    let attachments = [
      Attachment(mediaType: Attachment.logMediaType, body: .text("asked twice")),
      Attachment(name: "screen ü", mediaType: "image/png", body: .bytes([1])),
      Attachment(name: "answer.json", mediaType: "application/json", body: .text("{}")),
    ]
    let printed = [CapturedOutput(text: "\u{1B}[1mstep\u{1B}[0m\n"), CapturedOutput(app: "WeatherApp", text: "ready")]
    let record = RunRecord(
      events([result(scenario(), [step(.given, "a", attachments: attachments)], output: printed)]))
    let document = try JUnitDocument(of: record, in: .rich, attachmentFolder: "build/files").render()
    #expect(
      String(decoding: document.bytes, as: UTF8.self).contains(
        """
              <system-out>step
        Output of WeatherApp:
        ready
        log: asked twice
        [[ATTACHMENT|build/files/0001-screen--.png]]
        [[ATTACHMENT|build/files/0002-answer.json]]</system-out>
        """))
    #expect(document.attachments.map(\.path) == ["build/files/0001-screen--.png", "build/files/0002-answer.json"])
    #expect(document.attachments.map(\.bytes) == [[1], Array("{}".utf8)])
  }

  @Test func `has long output cut in the middle`() throws {
    let long = result(scenario(), [], output: [CapturedOutput(text: String(repeating: "x", count: 100_000))])
    let text = try junitCase(long)
    #expect(text.utf8.count < 66_000)
    #expect(text.contains("\n… 34464 bytes left out …\n"))
  }

  @Test func `has what XML cannot hold as text`() throws {
    let odd = "]]> \u{0}\u{8}\u{1F}\u{FFFE}\u{FFFF} \u{1B}[31mred\u{1B}[0m 日本 👩‍👩‍👧"
    let text = try junit([
      result(scenario(odd, feature: odd), [step(.given, odd, .failed, failure: failure(.assertion, odd))])
    ])
    let shown = "]]&gt; \\u{0}\\u{8}\\u{1F}\\u{FFFE}\\u{FFFF} red 日本 👩‍👩‍👧"
    for attribute in ["classname=\"", "name=\"", "value=\"given ", "message=\""] {
      #expect(text.contains("\(attribute)\(shown)\""))
    }
    #expect(text.unicodeScalars.allSatisfy { $0.value >= 0x20 || $0 == "\n" })
  }

  @Test func `has no two cases of one class name and one name`() throws {
    let results = [
      result(scenario("Same", file: "a.yaml", line: 1)),
      result(scenario("Same", file: "a.yaml", rule: "Rule", line: 2)),
      result(scenario("Same", file: "b.yaml", line: 1)),
    ]
    var twins = results + [results[0]]
    let same = results[0].scenario
    twins[3].scenario = Scenario(
      id: Scenario.ID(rawValue: "twin"), name: same.name, feature: same.feature, location: same.location, steps: [])
    let lines = try junit(twins).split(separator: "\n").filter { $0.contains("<testcase") }
    #expect(
      lines.map { $0.split(separator: " time").first.map(String.init) } == [
        "    <testcase classname=\"Weather (a.yaml)\" name=\"Same\"",
        "    <testcase classname=\"Weather (a.yaml) › Rule\" name=\"Same\"",
        "    <testcase classname=\"Weather (a.yaml)\" name=\"Same (2)\"",
        "    <testcase classname=\"Weather (b.yaml)\" name=\"Same\"",
      ])
  }

  @Test func `has the totals of the record`() throws {
    let record = GalleryRun.record
    let (counts, suites) = (record.counts, try junit(GalleryRun.events).split(separator: "\n")[1])
    let bad = [Outcome.pending, .undefined, .ambiguous, .failed].reduce(0) { $0 + counts.scenarios[$1] }
    #expect(suites.number(of: "tests") == record.scenarios.count + counts.runHookFailures)
    #expect(suites.number(of: "failures") + suites.number(of: "errors") == bad + counts.runHookFailures)
    #expect(suites.number(of: "skipped") == counts.scenarios[.skipped] + counts.notRun)
  }

  @Test func `of no scenarios is an empty list`() throws {
    #expect(
      try junit(events([])) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="Brolly" tests="0" failures="0" errors="0" skipped="0" time="0.000"/>

        """)
  }
}

extension Substring {
  /// The value of an attribute that is a number.
  fileprivate func number(of attribute: String) -> Int {
    let parts = split(separator: " \(attribute)=\"")
    return parts.count > 1 ? Int(parts[1].prefix { $0 != "\"" }) ?? -1 : -1
  }
}
