import FeatureFiles
import Reporting
import Testing

@testable import Brolly

@Suite struct `The history of runs` {
  private func id(_ text: String) -> Scenario.ID { Scenario.ID(rawValue: text) }

  @Test func `is read as it was written`() throws {
    let history = RunHistory([
      id("Features/a.yaml: one"): .init(duration: .microseconds(1234), outcome: .ended(.failed)),
      id("Features/a.yaml: two\twith \\ and\nlines"): .init(duration: nil, outcome: .notRun),
      id("Features/b.yaml: three"): .init(duration: .seconds(2), outcome: nil),
    ])
    #expect(
      history.text == """
        Brolly's history, version 1
        failed\t1234\tFeatures/a.yaml: one
        not-run\t-\tFeatures/a.yaml: two\twith \\\\ and\\nlines
        -\t2000000\tFeatures/b.yaml: three

        """)
    #expect(RunHistory(parsing: history.text) == history)
  }

  @Test(arguments: ["", "\n", "Brolly's history, version 2\nfailed\t1\tx\n", "<testsuites/>"])
  func `of another version, or no history at all, is none`(text: String) {
    #expect(RunHistory(parsing: text) == nil)
  }

  @Test(arguments: ["failed", "failed\t1", "broken\t1\tx", "failed\tsoon\tx", "failed\t-5\tx", "\t\t"])
  func `loses a line that somebody has changed, and no other`(line: String) throws {
    let history = try #require(
      RunHistory(parsing: "Brolly's history, version 1\n\(line)\npassed\t10\ty\n"))
    #expect(history.entries == [id("y"): .init(duration: .microseconds(10), outcome: .ended(.passed))])
  }
}
