import FeatureFiles
import Reporting
import Testing

@testable import Brolly

@Suite @MainActor struct `The options of a run` {
  private let four = """
    feature: F
    scenarios:
      - {scenario: One, given: it is one}
      - {scenario: Two, given: it is two}
      - {scenario: Three, given: it is three}
      - {scenario: Four, given: it is four}
    """

  private func order(_ order: RunOptions.Order) async throws -> [String] {
    let notebook = Notebook()
    var options = RunOptions()
    options.order = order
    _ = try await TestRun(
      four, libraries { Given("it is {word}") { (_: EmptyWorld, word: String) in notebook.note(word) } },
      options: options)
    return notebook.lines
  }

  @Test func `start scenarios as defined, or in reverse`() async throws {
    #expect(try await order(.defined) == ["one", "two", "three", "four"])
    #expect(try await order(.reverse) == ["four", "three", "two", "one"])
  }

  @Test func `start scenarios in the same random order for the same seed`() async throws {
    let first = try await order(.random(seed: 7))
    #expect(try await order(.random(seed: 7)) == first)
    #expect(first.sorted() == ["four", "one", "three", "two"])
    var orders: Set<[String]> = []
    for seed in 0..<20 { orders.insert(try await order(.random(seed: UInt64(seed)))) }
    #expect(orders.count > 5)
  }

  @Test func `end a run after so many scenarios that did not pass`() async throws {
    var options = RunOptions()
    options.failFast = 2
    let run = try await TestRun(
      four,
      libraries { Given("it is {word}") { (_: EmptyWorld, word: String) in try expect(word == "one") } },
      options: options)
    #expect(run.outcomes == [.passed, .failed, .failed, nil])
    #expect(run.record.ending?.cause == .failedFast)
    #expect(
      run.record.scenarios[3].notRunReason == "The run was stopped after 2 scenarios that were not green.")
  }

  @Test func `report scenarios in the order of the files, whatever the order of the run`() async throws {
    var options = RunOptions()
    options.order = .reverse
    let run = try await TestRun(
      four, libraries { Given("it is {word}") { (_: EmptyWorld, _: String) in } }, options: options)
    #expect(run.record.scenarios.map(\.scenario.name) == ["One", "Two", "Three", "Four"])
  }
}
