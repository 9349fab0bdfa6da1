import FeatureFiles
import Reporting
import Testing

@Suite struct `The record of a run` {
  @Test func `has its scenarios in the order of the files, whatever order they ran in`() {
    let (first, second) = (scenario("First"), scenario("Second"))
    let record = RunRecord(events([result(second), result(first)], selected: [first, second]))
    #expect(record.scenarios.map(\.scenario.name) == ["First", "Second"])
    #expect(record.scenarios.map(\.outcome) == [.passed, .passed])
  }

  @Test func `counts scenarios and steps by their outcomes, and no hook`() {
    let failed = [
      hook(.before), step(.given, "a"), step(.when, "b", .failed, failure: failure()), step(.then, "c", .skipped),
    ]
    let counts = RunRecord(events([result(), result(scenario("Second"), failed)])).counts
    #expect(counts.scenarios[.passed] == 1)
    #expect(counts.scenarios[.failed] == 1)
    #expect(counts.scenarios.total == 2)
    #expect(Outcome.allCases.map { counts.steps[$0] } == [2, 1, 0, 0, 0, 1])
  }

  @Test func `counts a scenario once, with its last attempt`() {
    let failed = [step(.given, "a", .failed, failure: failure())]
    let record = RunRecord(events([result(scenario(), willRetry: true, failed), result(attempt: 2)]))
    #expect(record.counts.scenarios[.failed] == 0)
    #expect(record.counts.scenarios[.passed] == 1)
    #expect(record.counts.steps.total == 1)
    #expect(record.counts.flaky == 1)
    #expect(record.scenarios[0].attempts.count == 2)
    #expect(record.isGreen)
  }

  @Test func `keeps why a scenario was not run`() {
    let record = RunRecord(events([result()], notRun: [(scenario("Second"), "The run was stopped.")]))
    #expect(record.scenarios.map(\.notRunReason) == [nil, "The run was stopped."])
    #expect(record.counts.notRun == 1)
  }

  @Test func `loses no scenario of which it was told nothing`() {
    let record = RunRecord(events([result()], selected: [scenario(), scenario("Lost")]))
    #expect(record.scenarios[1].notRunReason == "The run ended before this scenario did.")
    #expect(!record.isGreen)
  }

  @Test func `loses no result of a scenario that was not announced`() {
    let record = RunRecord(events([result(), result(scenario("Surprise"))], selected: [scenario()]))
    #expect(record.scenarios.map(\.scenario.name) == ["Sunny weather", "Surprise"])
  }

  @Test(arguments: [
    (Outcome.passed, true), (.skipped, true), (.pending, false), (.undefined, false), (.ambiguous, false),
    (.failed, false),
  ])
  func `is green when all scenarios passed or were skipped`(outcome: Outcome, isGreen: Bool) {
    let steps = [step(.given, "a", outcome, failure: outcome == .failed ? failure() : nil)]
    #expect(RunRecord(events([result(steps)])).isGreen == isGreen)
  }

  @Test(arguments: [RunEnding.Cause.failedFast, .aborted, .interrupted])
  func `is not green when the run did not complete`(cause: RunEnding.Cause) {
    #expect(!RunRecord(events([result()], cause: cause)).isGreen)
  }

  @Test func `is not green while the run goes on`() {
    #expect(!RunRecord(events([result()]).dropLast()).isGreen)
  }

  @Test func `is not green when a hook of the run failed`() {
    let hook = RunHookResult(.workerStart, worker: 1, failure: failure(.crashed))
    #expect(!RunRecord(events([result()], runHooks: [hook])).isGreen)
  }

  @Test func `of no scenarios at all is green`() {
    #expect(RunRecord(events([])).isGreen)
  }
}
