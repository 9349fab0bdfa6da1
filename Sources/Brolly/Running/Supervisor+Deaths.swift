internal import Reporting

/// What becomes of the work of a worker that dies or hangs.
extension Supervisor {
  /// Ends a worker whose step, hook or start has gone on for too long.
  func checkDeadline(of number: Int) {
    guard let slot = slots[number], let deadline = slot.deadline, monotonicNanoseconds() >= deadline else { return }
    // What it has not sent yet may tell that it got on meanwhile.
    takeUnsent(of: number)
    guard let moved = slot.deadline, monotonicNanoseconds() >= moved else { return }
    if slot.verdict == nil { slot.verdict = .timedOut(slot.limit - Self.grace) }
    bury(number, slot)
  }

  /// Takes the last words of a worker that is gone, or is to go, and tells what it left undone.
  func bury(_ number: Int, _ slot: WorkerSlot) {
    let status = slot.process.end()
    takeLastWords(number, slot)
    let output = slot.process.printed()
    if slot.hasStarted, let item = slot.handed.first {
      slot.handed.removeFirst()
      queue.ended(item, on: number)
      if source.died(item.index, failure(of: slot, status), output: output) == .again { queue.retry(item) }
      if let most = options.failFast, source.notGreen >= most { stop(.failedFast) }
    } else if case .hooks = slot.phase, slot.hook != nil {
      hookEnded(EntryResult(outcome: .failed, failure: failure(of: slot, status)), output, number, slot)
    } else if slot.phase == .starting || (slot.phase == .idle && slot.ended == 0 && stop == nil) {
      tellFailedStart(number, "its process \(status).", output: output)
    }
    if slot.finished.contains(.beforeAll) { hasBegun = true }
    replace(number, slot)
  }

  private func takeLastWords(_ number: Int, _ slot: WorkerSlot) {
    // Bytes that are no message end the search for words; what came before them counts.
    while let news = try? slot.process.receive() {
      for message in news.messages { take(message, number, slot) }
      if !news.isOpen || news.messages.isEmpty { break }
    }
    takeUnsent(of: number)
  }

  /// Takes what a worker has written and not sent.
  func takeUnsent(of number: Int) {
    guard let slot = slots[number] else { return }
    // A journal whose end is garbled was being written when its writer died; what came before counts.
    for message in (try? slot.process.unsentMessages()) ?? [] { take(message, number, slot) }
  }

  private func failure(of slot: WorkerSlot, _ status: ChildProcessStatus) -> Failure {
    switch slot.verdict {
    case .timedOut(let limit):
      Failure(
        .timedOut, type: "TimeOut",
        "It took longer than \(limit.text) and did not stop when it was asked to, so its process was ended.")
    case .interrupted:
      Failure(.crashed, type: "Interrupted", "The run was interrupted while it ran.")
    case .invalidMessage:
      Failure(.crashed, type: "InvalidMessage", "Its process sent something that is no message; was it a step?")
    case nil:
      Failure(.crashed, type: "Crash", "The process that ran it \(status).")
    }
  }
}
