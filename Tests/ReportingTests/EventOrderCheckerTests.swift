import FeatureFiles
import Reporting
import Testing

@Suite struct `The order of events` {
  private let first = scenario("First")
  private let second = scenario("Second")

  private func violations(_ kinds: [RunEvent.Kind]) -> [String] {
    let header = RunHeader(scenarios: [first, second], startedAt: 0, hostname: "", workers: 1)
    let all = [.runStarted(header)] + kinds + [.runEnded(RunEnding(.completed, duration: .zero))]
    return EventOrderChecker.violations(in: all.map { RunEvent($0, at: beginning) })
  }

  private func id(_ scenario: Scenario) -> String { scenario.id.rawValue }

  @Test func `is kept when scenarios interleave`() {
    let (one, two) = (step(.given, "one"), step(.given, "two"))
    #expect(
      violations([
        .scenarioStarted(first, attempt: 1, worker: 1), .scenarioStarted(second, attempt: 1, worker: 2),
        .stepEnded(second, attempt: 1, two), .stepEnded(first, attempt: 1, one),
        .scenarioEnded(result(first, [one])), .scenarioEnded(result(second, [two])),
      ]) == [])
  }

  @Test func `is broken when a scenario is lost`() {
    #expect(violations([.scenarioNotRun(first, reason: "")]) == ["\(id(second)) was lost."])
  }

  @Test func `is broken when steps are told in another order than the result has`() {
    let (one, two) = (step(.given, "one"), step(.given, "two"))
    #expect(
      violations([
        .scenarioNotRun(second, reason: ""), .scenarioStarted(first, attempt: 1, worker: 1),
        .stepEnded(first, attempt: 1, two), .stepEnded(first, attempt: 1, one),
        .scenarioEnded(result(first, [one, two])),
      ]) == ["\(id(first)) ended with other steps than it told."])
  }

  @Test func `is broken when a scenario ends that did not start`() {
    #expect(
      violations([.scenarioNotRun(second, reason: ""), .scenarioEnded(result(first, []))]) == [
        "\(id(first)) ended attempt 1, which was not running.", "\(id(first)) was lost.",
      ])
  }

  @Test func `is broken when a scenario starts twice or is left running`() {
    #expect(
      violations([
        .scenarioNotRun(second, reason: ""), .scenarioStarted(first, attempt: 1, worker: 1),
        .scenarioStarted(first, attempt: 2, worker: 1),
      ]) == [
        "\(id(first)) started while it was running.", "\(id(first)) was still running when the run ended.",
      ])
  }

  @Test func `is broken when an attempt follows one that was the last`() {
    func attempts(willRetry: Bool) -> [RunEvent.Kind] {
      [
        .scenarioNotRun(second, reason: ""), .scenarioStarted(first, attempt: 1, worker: 1),
        .scenarioEnded(result(first, willRetry: willRetry, [])), .scenarioStarted(first, attempt: 2, worker: 1),
        .scenarioEnded(result(first, attempt: 2, [])),
      ]
    }
    #expect(violations(attempts(willRetry: true)) == [])
    #expect(violations(attempts(willRetry: false)) == ["\(id(first)) began again after its last attempt."])
  }

  @Test func `is broken when an attempt is left out`() {
    #expect(
      violations([
        .scenarioNotRun(second, reason: ""), .scenarioStarted(first, attempt: 2, worker: 1),
        .scenarioEnded(result(first, attempt: 2, [])),
      ]) == ["\(id(first)) began attempt 2 after 0."])
  }

  @Test func `is broken when a scenario that is said not to run runs`() {
    #expect(
      violations([
        .scenarioNotRun(second, reason: ""), .scenarioNotRun(first, reason: ""),
        .scenarioStarted(first, attempt: 1, worker: 1), .scenarioEnded(result(first, [])),
      ]) == ["\(id(first)) started after it was said not to run."])
  }

  @Test func `is broken when the run does not begin or end it, or time goes back`() {
    let ending = RunEvent.Kind.runEnded(RunEnding(.completed, duration: .zero))
    let hook = RunEvent.Kind.runHookEnded(RunHookResult(.workerStart, worker: 1))
    let later = RunEvent(hook, at: beginning + .seconds(1))
    #expect(
      EventOrderChecker.violations(in: [later, RunEvent(ending, at: beginning), later]) == [
        "Something came before the run started.", "Time went back.", "Something came after the run ended.",
      ])
    #expect(
      EventOrderChecker.violations(in: [later]) == ["Something came before the run started.", "The run did not end."])
  }
}
