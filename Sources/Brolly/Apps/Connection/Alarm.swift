import Synchronization

/// Wakes those whose time is over.
///
/// One timer serves all. It is set anew only for a deadline that comes before it, so that a wait that is over in
/// time, as nearly all are, costs no timer.
final class Alarm: Sendable {
  static let shared = Alarm()

  private struct State {
    var deadlines: [ObjectIdentifier: (wakeup: Wakeup, deadline: ContinuousClock.Instant)] = [:]
    var timer: (deadline: ChildProcessDeadline, at: ContinuousClock.Instant)?
  }

  private let state = Mutex(State())

  func set(_ wakeup: Wakeup, at deadline: ContinuousClock.Instant) {
    state.withLock { state in
      state.deadlines[ObjectIdentifier(wakeup)] = (wakeup, deadline)
      ring(at: deadline, &state)
    }
  }

  func clear(_ wakeup: Wakeup) { state.withLock { _ = $0.deadlines.removeValue(forKey: ObjectIdentifier(wakeup)) } }

  private func ring(at deadline: ContinuousClock.Instant, _ state: inout State) {
    if let timer = state.timer {
      guard deadline < timer.at else { return }
      timer.deadline.cancel()
    }
    state.timer = (ChildProcessDeadline(after: deadline - .now) { [self] in wakeLate() }, deadline)
  }

  private func wakeLate() {
    let late = state.withLock { state -> [Wakeup] in
      let now = ContinuousClock.now
      state.timer = nil
      let late = state.deadlines.values.filter { $0.deadline <= now }.map(\.wakeup)
      for wakeup in late { state.deadlines[ObjectIdentifier(wakeup)] = nil }
      if let next = state.deadlines.values.map(\.deadline).min() { ring(at: next, &state) }
      return late
    }
    for wakeup in late { wakeup.wake() }
  }
}
