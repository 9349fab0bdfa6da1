internal import Reporting

/// What becomes of the work of a worker that dies or hangs.
extension Supervisor {
  /// Ends a worker whose step, hook or start has gone on for too long.
  func checkDeadline(of number: Int) {
    guard let slot = slots[number], let deadline = slot.deadline, monotonicNanoseconds() >= deadline else { return }
    if slot.answerDeadline != nil { return bury(number, slot) }
    // What it has not sent yet may tell that it got on meanwhile.
    takeUnsent(of: number)
    guard let moved = slot.deadline, monotonicNanoseconds() >= moved else { return }
    if slot.verdict == nil {
      // It is dying, and has more to say; its end tells when it has.
      if slot.process.isCrashing { return slot.awaitAnswer(for: crashTime) }
      slot.verdict = slot.timedOut(grace: options.grace)
      if askWhereItStands(slot) { return }
    }
    bury(number, slot)
  }

  /// Takes the last words of a worker that is gone, or is to go, and tells what it left undone.
  func bury(_ number: Int, _ slot: WorkerSlot) {
    let status = slot.process.end()
    if !slot.isAsked { takeLastWords(number, slot) }
    let output = slot.process.printed()
    if slot.hasStarted, let item = slot.handed.first {
      slot.handed.removeFirst()
      queue.ended(item, on: number)
      let failure = failure(of: slot, status, output)
      if source.died(item.index, failure, output: output, since: slot.entryStart) == .again { queue.retry(item) }
      if let most = options.failFast, source.notGreen >= most { stop(.failedFast) }
    } else if slot.phase.isHooks, slot.hook != nil {
      let failure = failure(of: slot, status, output)
      hookEnded(EntryResult(outcome: .failed, failure: failure), output, number, slot)
    } else if slot.phase == .starting, slot.verdict != .interrupted {
      tellFailedStart(number, failure(of: slot, status, output, subject: "its process").message, output: output)
    } else if slot.ended == 0, slot.phase != .ending {
      noteFruitlessDeath(number, status, output: output)
    }
    if slot.finished.contains(.beforeAll) { hasBegun = true }
    replace(number, slot)
  }

  private func takeLastWords(_ number: Int, _ slot: WorkerSlot) {
    // Bytes that are no message end the search for words; what came before them counts.
    var news: WorkerProcess.News
    repeat {
      news = slot.process.receive()
      takeValid(news.messages, number, slot)
    } while news.line == .open && !news.messages.isEmpty
    takeUnsent(of: number)
  }

  /// Takes what a worker has written and not sent.
  func takeUnsent(of number: Int) {
    guard let slot = slots[number] else { return }
    takeValid(slot.process.unsentMessages(), number, slot)
  }

  /// Takes messages up to the first that cannot be one.
  private func takeValid(_ messages: [WorkerMessage], _ number: Int, _ slot: WorkerSlot) {
    for message in messages {
      guard isInTurn(message, slot) else { return }
      take(message, number, slot)
    }
  }

  private func failure(
    of slot: WorkerSlot, _ status: ChildProcessStatus, _ output: [CapturedOutput],
    subject: String = "The process that ran it"
  ) -> Failure {
    let report = slot.process.crashReport
    return switch slot.verdict {
    case .timedOut(let limit, let isScenario): Failure(hangingFor: limit, isScenario: isScenario, report)
    case .interrupted: Failure(interruptedAt: nil)
    case .invalidMessage:
      Failure(.crashed, type: "InvalidMessage", "Its process sent something that is no message; was it a step?")
    case .closedLine:
      Failure(.crashed, type: "ClosedLine", "Its process closed the line to the run; was it a step?")
    case nil: Failure(death: status, of: subject, report, printed: output.map(\.text).joined())
    }
  }
}

extension WorkerSlot {
  /// Which limit was exceeded.
  fileprivate func timedOut(grace: Duration) -> Verdict {
    if let limit = scenario.limit, scenario.deadline == deadline { return .timedOut(limit, isScenario: true) }
    return .timedOut(limit - grace, isScenario: false)
  }
}
