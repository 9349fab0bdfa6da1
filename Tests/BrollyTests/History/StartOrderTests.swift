import FeatureFiles
import Reporting
import Testing

@testable import Brolly

@Suite struct `The order in which scenarios start` {
  private let scenarios = Feature.read(
    Array("feature: F\nscenarios:\n\((0..<4).map { "  - {scenario: S\($0), given: x}\n" }.joined())".utf8),
    file: "f.yaml"
  ).scenarios

  private func order(_ entries: [RunHistory.Entry?]) -> StartOrder {
    let known = zip(scenarios, entries).compactMap { scenario, entry in entry.map { (scenario.id, $0) } }
    return StartOrder(RunHistory(Dictionary(uniqueKeysWithValues: known)))
  }

  private func entry(_ milliseconds: Int, _ outcome: Outcome = .passed) -> RunHistory.Entry {
    RunHistory.Entry(duration: .milliseconds(milliseconds), outcome: .ended(outcome))
  }

  @Test func `is that of the files where nothing took long`() {
    #expect(order([]).longestFirst(scenarios) == [0, 1, 2, 3])
  }

  @Test func `begins with the longest`() {
    #expect(order([nil, entry(60), nil, entry(900)]).longestFirst(scenarios) == [3, 1, 0, 2])
  }

  @Test func `begins with what failed when it is run again`() {
    let order = order([entry(1, .undefined), entry(1, .failed), nil, entry(1, .failed)])
    #expect(order.failedFirst(scenarios) == [1, 3, 0, 2])
  }
}
