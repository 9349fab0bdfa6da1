internal import FeatureFiles
internal import Reporting

/// What a worker is told to do next, and what it tells.
extension Supervisor {
  /// Gives a worker its next task, where it waits for one.
  func advance(_ number: Int) {
    guard let slot = slots[number] else { return }
    switch slot.phase {
    case .starting, .hooks, .ending: return
    case .idle, .scenarios: break
    }
    if !hasBegun, stop == .interrupted {
      // What was never opened need not be closed.
      hasBegun = true
      isAfterAllDue = false
    }
    if !hasBegun {
      guard isLead(number) else { return }
      if run(.beforeAll, hooks.indices(.beforeAll), slot) { return }
      hasBegun = true
    }
    // A worker that is started for the last hooks alone runs none of a worker's: they may be what ended its predecessor.
    if stop == nil, !queue.isEmpty, run(.beforeWorker, hooks.indices(.beforeWorker), slot) { return }
    handOut(number, slot)
    guard slot.handed.isEmpty else { return }
    // What waits may not run beside what other workers run.
    if queue.isEmpty { finish(number, slot) } else { slot.phase = .idle }
  }

  /// Whether a worker is the one that runs the hooks of the run: the lowest of those that live.
  private func isLead(_ number: Int) -> Bool { slots.keys.min() == number }

  /// Lets a worker run hooks of a kind, where there are any and it has not run them yet.
  private func run(_ turn: WorkerSlot.HookTurn, _ indices: [Int], _ slot: WorkerSlot) -> Bool {
    guard !slot.finished.contains(turn) else { return false }
    slot.finished.append(turn)
    guard !indices.isEmpty else { return false }
    slot.phase = .hooks(turn)
    slot.since = monotonicNanoseconds()
    slot.limit = hookLimit
    slot.process.send(.runHooks(indices))
    return true
  }

  private func handOut(_ number: Int, _ slot: WorkerSlot) {
    let window = queue.window
    // Half of the window is refilled at once, so that one system call carries many scenarios.
    guard slot.handed.count <= window / 2 else { return }
    while slot.handed.count < window, let item = queue.next(for: number) {
      let planned = plan.scenarios[item.index]
      if let reason = planned.scenario.settings.skipReason {
        source.skipped(item.index, reason: reason)
        queue.ended(item, on: number)
        continue
      }
      if slot.handed.isEmpty { beginScenarios(slot) }
      slot.handed.append(item)
      if slot.handed.count == 1 { noteFirst(slot) }
      let assignment = ScenarioAssignment(
        planned, index: item.index, attempt: item.attempt, options)
      slot.process.send(.run(assignment))
    }
  }

  private func beginScenarios(_ slot: WorkerSlot) {
    slot.phase = .scenarios
    slot.since = monotonicNanoseconds()
    slot.limit = options.stepTimeLimit + options.grace
  }

  /// Takes note of which scenario a worker has begun, or begins next.
  private func noteFirst(_ slot: WorkerSlot) {
    let limit = slot.handed.first.flatMap { plan.scenarios[$0.index].scenario.settings.timeLimit }
    slot.scenario = WorkerSlot.ScenarioTime(limit: limit, grace: options.grace)
  }

  /// Lets a worker run the last hooks and end, when there is nothing left for it.
  private func finish(_ number: Int, _ slot: WorkerSlot) {
    slot.phase = .idle
    if slot.finished.contains(.beforeWorker), run(.afterWorker, hooks.indices(.afterWorker), slot) { return }
    if isAfterAllDue, isLead(number) {
      // The others first: after all means after all.
      guard slots.count == 1 else { return }
      isAfterAllDue = false
      if run(.afterAll, hooks.indices(.afterAll), slot) { return }
    }
    slot.phase = .ending
    slot.limit = options.grace
    slot.since = monotonicNanoseconds()
    slot.process.send(.end)
  }

  // MARK: - What workers tell

  /// Takes what a worker has sent.
  func takeNews(of number: Int) {
    guard let slot = slots[number] else { return }
    let news = slot.process.receive()
    if !slot.isAsked {
      for message in news.messages {
        guard isInTurn(message, slot) else { return buryForNonsense(number, slot) }
        take(message, number, slot)
      }
    }
    switch news.line {
    case .open: break
    case .closed:
      if !slot.process.hasEnded, slot.verdict == nil { slot.verdict = .closedLine }
      bury(number, slot)
    case .garbled: buryForNonsense(number, slot)
    }
  }

  private func buryForNonsense(_ number: Int, _ slot: WorkerSlot) {
    if slot.verdict == nil { slot.verdict = .invalidMessage }
    bury(number, slot)
  }

  /// Whether a message can mean what it says: a step may have written to the line, by mistake or not.
  func isInTurn(_ message: WorkerMessage, _ slot: WorkerSlot) -> Bool {
    switch message {
    case .greeting: slot.phase == .starting
    case .scenarioStarted(let index), .declined(let index): !slot.hasStarted && slot.handed.first?.index == index
    case .entryStarted(let entry, _), .entryEnded(let entry, _):
      slot.hasStarted && slot.handed.first.map { plan.scenarios[$0.index].entries.indices.contains(entry) } == true
    case .scenarioEnded: slot.hasStarted
    case .hookStarted(let index, _): slot.phase.isHooks && contents.hooks.indices.contains(index)
    case .hookEnded: slot.hook != nil
    case .hooksEnded: slot.phase.isHooks
    case .seedUsed: slot.hasStarted
    }
  }

  func take(_ message: WorkerMessage, _ number: Int, _ slot: WorkerSlot) {
    // That it asked for random numbers is no progress: a step that hangs from there on has no more time than another.
    if case .seedUsed(let seed) = message {
      if let item = slot.handed.first { source.seedUsed(item.index, seed) }
      return
    }
    if slot.verdict == nil { slot.since = monotonicNanoseconds() }
    switch message {
    case .greeting(let fingerprint): greeted(fingerprint, slot)
    case .scenarioStarted(let index):
      slot.hasStarted = true
      source.started(index, attempt: slot.handed.first?.attempt ?? 1, worker: number)
    case .declined: declined(number, slot)
    case .entryStarted(let entry, let instant): entryStarted(entry, at: min(instant, monotonicNanoseconds()), slot)
    case .entryEnded(let entry, let result):
      if let item = slot.handed.first { source.entryEnded(item.index, entry, result) }
    case .scenarioEnded(let ending): scenarioEnded(ending, number, slot)
    case .hookStarted(let index, let instant):
      slot.hook = index
      if slot.verdict == nil { slot.since = min(instant, monotonicNanoseconds()) }
    case .hookEnded(let result, let output): hookEnded(result, output, number, slot)
    case .hooksEnded: slot.phase = .idle
    case .seedUsed: break
    }
  }

  private func entryStarted(_ entry: Int, at instant: Int, _ slot: WorkerSlot) {
    slot.entryStart = instant
    if slot.verdict == nil { slot.since = instant }
    if entry == 0 { slot.scenario.start = instant }
    // The hooks after it have time of their own.
    guard let item = slot.handed.first, case .hook(let index) = plan.scenarios[item.index].entries[entry].action else {
      return
    }
    if contents.hooks[index].kind == .after { slot.scenario.limit = nil }
  }

  /// Takes note that a worker does not start what it was handed, because the run was interrupted.
  private func declined(_ number: Int, _ slot: WorkerSlot) {
    queue.ended(slot.handed.removeFirst(), on: number)
    noteFirst(slot)
  }

  private func greeted(_ fingerprint: Int, _ slot: WorkerSlot) {
    slot.phase = .idle
    if fingerprint != contents.fingerprint {
      stop(.aborted("The suite was built anew while it ran."))
    }
  }

  private func scenarioEnded(_ ending: AssignmentEnding, _ number: Int, _ slot: WorkerSlot) {
    guard !slot.handed.isEmpty else { return }
    let item = slot.handed.removeFirst()
    slot.hasStarted = false
    slot.entryStart = nil
    slot.ended += 1
    fruitlessDeaths = 0
    noteFirst(slot)
    queue.note(ending.duration)
    queue.ended(item, on: number)
    if source.ended(item.index, ending) == .again { queue.retry(item) }
    if let most = options.failFast, source.notGreen >= most { stop(.failedFast) }
  }

  func hookEnded(_ result: EntryResult, _ output: [CapturedOutput], _ number: Int, _ slot: WorkerSlot) {
    guard let index = slot.hook else { return }
    slot.hook = nil
    let reference = contents.hooks[index].reference
    source.runHookEnded(
      RunHookResult(
        .hook(reference), worker: number, failure: result.failure, attachments: result.attachments, output: output,
        duration: result.duration))
    guard result.failure != nil, reference.kind == .beforeAll || reference.kind == .beforeWorker else { return }
    stop(.aborted("A \(reference.kind.rawValue) hook failed."))
  }
}
