import FeatureFiles
import Reporting
import Testing

@testable import Brolly

/// The events of workers, as a supervisor hears of them: scenarios interleave, and processes die.
@Suite struct `The events of a run in workers` {
  private let steps = Steps<EmptyWorld> { Given("it is {word}") { (_, _: String) in } }

  private let text = """
    feature: F
    scenarios:
      - {scenario: One, given: [it is red, it is blue, nobody knows this]}
      - {scenario: Two, given: it is green}
      - {scenario: Off, skip: not today, given: it is green}
      - {scenario: Last, given: it is green}
    """

  private let passed = EntryResult(outcome: .passed)
  private let ending = AssignmentEnding(duration: .zero, output: [])
  private let crash = Failure(.crashed, type: "Crash", "It died.")

  /// Records what a source tells, and checks that the promise is kept.
  private func record(
    _ cause: RunEnding.Cause = .completed, _ tell: (inout EventSource) -> Void
  ) throws -> RunRecord {
    let plan = try StepBinder(steps.contents).plan(try scenarios(of: text))
    let log = Log()
    var source = EventSource(plan) { log.events.append($0) }
    source.runStarted(
      RunHeader(scenarios: plan.scenarios.map(\.scenario), startedAt: 0, hostname: "host", workers: 2))
    tell(&source)
    source.runEnded(cause, notRun: "The run stopped.")
    #expect(EventOrderChecker.violations(in: log.events) == [])
    return RunRecord(log.events)
  }

  private final class Log {
    var events: [RunEvent] = []
  }

  private func outcomes(_ record: RunRecord, of index: Int) -> [Outcome] {
    record.scenarios[index].attempts.flatMap(\.steps).map(\.outcome)
  }

  @Test func `keep their order where scenarios interleave`() throws {
    let record = try record { source in
      source.started(0, attempt: 1, worker: 1)
      source.started(1, attempt: 1, worker: 2)
      source.entryEnded(0, 0, passed)
      source.entryEnded(1, 0, passed)
      source.ended(1, ending)
      source.entryEnded(0, 1, passed)
      source.entryEnded(0, 2, EntryResult(outcome: .undefined))
      source.ended(0, ending)
      source.skipped(2, reason: "not today")
      source.started(3, attempt: 1, worker: 2)
      source.entryEnded(3, 0, passed)
      source.ended(3, ending)
    }
    #expect(record.scenarios.map(\.outcome) == [.undefined, .passed, .skipped, .passed])
  }

  @Test func `blame the step that ran when a worker died, and tell the rest as it is`() throws {
    let record = try record { source in
      source.started(0, attempt: 1, worker: 1)
      source.entryEnded(0, 0, passed)
      source.died(0, crash, output: [CapturedOutput(text: "last words")])
    }
    #expect(outcomes(record, of: 0) == [.passed, .failed, .undefined])
    #expect(record.scenarios[0].attempts[0].steps[1].failure == crash)
    #expect(record.scenarios[0].attempts[0].output == [CapturedOutput(text: "last words")])
  }

  @Test func `blame the scenario where its worker died behind its last step`() throws {
    let record = try record { source in
      source.started(1, attempt: 1, worker: 1)
      source.entryEnded(1, 0, passed)
      source.died(1, crash, output: [])
    }
    #expect(outcomes(record, of: 1) == [.passed])
    #expect(record.scenarios[1].outcome == .failed)
    #expect(record.scenarios[1].attempts[0].failure == crash)
  }

  @Test func `name every scenario that never started, with the reason`() throws {
    let record = try record(.aborted) { source in
      source.started(1, attempt: 1, worker: 1)
      source.entryEnded(1, 0, passed)
      source.ended(1, ending)
    }
    #expect(record.scenarios.map(\.notRunReason) == ["The run stopped.", nil, "The run stopped.", "The run stopped."])
    #expect(!record.isGreen)
  }

  @Test func `take no entry out of turn, such as one that is told twice`() throws {
    let record = try record { source in
      source.started(0, attempt: 1, worker: 1)
      source.entryEnded(0, 0, passed)
      source.entryEnded(0, 0, passed)
      source.entryEnded(0, 1, passed)
      source.entryEnded(0, 2, EntryResult(outcome: .undefined))
      source.ended(0, ending)
      source.ended(0, ending)
    }
    #expect(outcomes(record, of: 0) == [.passed, .passed, .undefined])
    #expect(record.scenarios[0].attempts.count == 1)
  }
}
