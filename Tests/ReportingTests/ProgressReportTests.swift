import FeatureFiles
import Reporting
import Testing

@Suite struct `The progress report` {
  private let window = Terminal(width: 60, isColored: false, isInteractive: true)

  /// What is written piece by piece; `\r` and the erasing of a line can be read.
  private func pieces(_ events: [RunEvent], ticks: [Duration] = [], in terminal: Terminal) throws -> [String] {
    let written = WrittenPieces()
    var reports = try ReporterSet([.parse("progress")], terminal: terminal, command: "brolly run") { written.add($0) }
    for event in events.dropLast() { reports.receive(event) }
    for tick in ticks { reports.tick(at: beginning + tick) }
    for event in events.suffix(1) { reports.receive(event) }
    return written.pieces.map {
      $0.split(separator: "\u{1B}[K", omittingEmptySubsequences: false).joined(separator: "⌫")
        .split(separator: "\r", omittingEmptySubsequences: false).joined(separator: "↩")
    }
  }

  @Test func `has a line for each feature when its last scenario ended`() throws {
    let failed = [step(.given, "a", .failed, failure: failure())]
    let currency = scenario("Euro", feature: "Currency converter", file: "Features/currency.yaml")
    let events = events([
      result(currency), result(scenario(), [step(.given, "a", .skipped)]), result(scenario("Rain"), failed),
    ])
    let text = try rendered(events)
    #expect(
      text.hasPrefix(
        """
        Currency converter  1 of 1     0.06 s
        Weather             0 of 2     0.12 s  1 skipped  1 failed

        FAILED
        """))
  }

  @Test func `waits for the last attempt of a scenario`() throws {
    let failed = [step(.given, "a", .failed, failure: failure())]
    let text = try rendered(events([result(scenario(), willRetry: true, failed), result(attempt: 2)]))
    #expect(text.hasPrefix("Weather  1 of 1     0.12 s\n\nFLAKY"))
  }

  @Test func `says nothing of a feature of which nothing was run`() throws {
    let text = try rendered(events([], notRun: [(scenario(), "The run was stopped.")], cause: .failedFast))
    #expect(text.hasPrefix("NOT RUN  1 scenario: The run was stopped.\n"))
  }

  @Test func `has a last line in a window that says what is left and what runs, and goes when the run ends`() throws {
    var list = EventList()
    let scenarios = [scenario("First"), scenario("Second"), scenario("The third one, with a long name")]
    list.add(.runStarted(RunHeader(scenarios: scenarios, startedAt: 0, hostname: "", workers: 2)))
    for scenario in scenarios { list.add(.scenarioStarted(scenario, attempt: 1, worker: 1)) }
    list.add(.scenarioEnded(result(scenarios[0])), after: .milliseconds(150))
    list.add(.scenarioEnded(result(scenarios[1])), after: .milliseconds(20))
    let ticks = [Duration.milliseconds(200), .milliseconds(260)]
    list.add(.runEnded(RunEnding(.interrupted, duration: .milliseconds(300))), after: .milliseconds(130))
    let pieces = try pieces(list.list, ticks: ticks, in: window)
    #expect(
      pieces == [
        "↩2 of 3 left · running Weather › Second, and 1 more⌫",
        "↩1 of 3 left · running Weather › The third one, with a long…⌫",
        "↩⌫\nNOT RUN  1 scenario: The run ended before this scenario did.\n\nInterrupted.\n"
          + "2 passed, 1 not run\n3 scenarios, 2 steps · 0.30 s, 2 workers\n",
      ])
  }

  @Test func `keeps the last line below the line of a feature`() throws {
    var list = EventList()
    let other = scenario("Euro", feature: "Currency", file: "Features/currency.yaml")
    list.add(.runStarted(RunHeader(scenarios: [scenario(), other], startedAt: 0, hostname: "", workers: 2)))
    list.add(.scenarioStarted(other, attempt: 1, worker: 1))
    list.add(.scenarioStarted(scenario(), attempt: 1, worker: 2), after: .milliseconds(120))
    list.add(.scenarioEnded(result()), after: .milliseconds(20))
    list.add(.runEnded(RunEnding(.interrupted, duration: .milliseconds(140))))
    let pieces = try pieces(list.list, in: window)
    #expect(
      pieces.dropLast() == [
        "↩2 of 2 left · running Currency › Euro, and 1 more⌫",
        "↩⌫Weather   1 of 1     0.06 s\n↩1 of 2 left · running Currency › Euro⌫",
      ])
  }

  @Test(arguments: [40, 60, 80, 120])
  func `never has a last line as wide as the window`(width: Int) throws {
    let name = String(repeating: "日本 👩‍👩‍👧 ", count: 40)
    var list = EventList()
    let long = scenario(name, feature: name)
    list.add(.runStarted(RunHeader(scenarios: [long], startedAt: 0, hostname: "", workers: 2)))
    list.add(.scenarioStarted(long, attempt: 1, worker: 1), after: .seconds(1))
    let terminal = Terminal(width: width, isColored: false, isInteractive: true)
    let line = try pieces(list.list + [RunEvent(.runEnded(RunEnding(.completed, duration: .zero)))], in: terminal)[0]
    #expect(line.dropFirst().dropLast().reduce(0) { $0 + $1.columns } <= width - 1)
  }

  @Test func `has a line now and then in a log, in a run that is long`() throws {
    var list = EventList()
    let scenarios = [scenario("First"), scenario("Second")]
    list.add(.runStarted(RunHeader(scenarios: scenarios, startedAt: 0, hostname: "", workers: 1)))
    list.add(result(scenarios[0], duration: .seconds(20)))
    list.add(.scenarioStarted(scenarios[1], attempt: 1, worker: 1))
    list.add(.runEnded(RunEnding(.interrupted, duration: .seconds(70))), after: .seconds(50))
    let pieces = try pieces(list.list, ticks: [.seconds(29), .seconds(31), .seconds(40), .seconds(62)], in: .plain)
    let line = "1 of 2 left · running Weather › Second\n"
    #expect(pieces.dropLast() == [line, line])
  }
}

extension Character {
  /// The columns of the characters that are used here.
  fileprivate var columns: Int { unicodeScalars.first.map { $0.value > 0x2E80 ? 2 : 1 } ?? 0 }
}
