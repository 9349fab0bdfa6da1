import TestSupport
import Testing

/// How scenarios are spread over processes changes nothing but times.
@Suite struct `The JUnit report of a run` {
  private static let ways = [["--jobs", "1"], ["--jobs", "4"], ["--in-process"]]

  private func reports(_ place: Workplace, of suite: String, _ arguments: [String]) async throws -> Set<String> {
    var reports: Set<String> = []
    for way in Self.ways {
      _ = try await place.run(arguments + ["--format", "junit:report.xml", "--format", "quiet"] + way, of: suite)
      reports.insert(try place.report())
    }
    return reports
  }

  @Test func `is the same for the weather with one worker, four, and none`() async throws {
    let place = try Workplace()
    let reports = try await reports(place, of: "ExampleSuite", ["\(packageFolder)/Features/weather.yaml"])
    #expect(reports.count == 1, "\(reports.sorted().joined(separator: "\n"))")
    #expect(reports.first?.contains(#"failures="0" errors="0" skipped="0""#) == true)
    #expect(reports.first?.contains("<system-out>") == false, "apps that print nothing have no output")
  }

  @Test func `is the same for scenarios of every outcome`() async throws {
    let place = try Workplace(scenarios: [
      "Passes": "all is well", "Fails": "1 and 2 are the same", "Throws": "a step throws", "Undefined": "nobody knows",
      "Ambiguous": "this is defined twice", "Pending": "a step is not written", "Skipped": "a step is skipped",
      "Talks": "a step says \"hello\"", "Logs": "a step logs \"a line\"", "App exits": "an app is launched that exits",
      "Last": "all is well",
    ])
    let reports = try await reports(place, of: "FaultySuite", [])
    #expect(reports.count == 1, "\(reports.sorted().joined(separator: "\n"))")
    #expect(try place.outline().hasSuffix("\n11 tests, 4 failures, 2 errors, 1 skipped"))
  }
}
