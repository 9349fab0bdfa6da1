internal import Diagnostics
internal import Reporting

/// Cancels the steps of a scenario that take too long.
///
/// One watching task serves a whole run and wakes at deadlines only, so a step that is in time costs no more than storing
/// its beginning. It can only ask: a step that never suspends does not hear it, and is ended with its process from outside.
@MainActor
final class TimeLimit {
  /// A limit that was exceeded.
  enum Exceeded {
    case step(Duration)
    case scenario(Duration)
    /// The run was interrupted, which leaves no more time.
    case interruption

    func failure(of what: String = "step", at location: SourceLocation) -> Failure {
      switch self {
      case .step(let limit):
        Failure(.timedOut, type: "TimeOut", "The \(what) took longer than \(limit.text).", at: location)
      case .scenario(let limit):
        Failure(.timedOut, type: "TimeOut", "The scenario took longer than \(limit.text).", at: location)
      case .interruption: Failure(interruptedAt: location)
      }
    }
  }

  private struct Watched {
    var stepLimit: Duration
    var stepStart: ContinuousClock.Instant
    var scenarioLimit: Duration?
    var scenarioStart: ContinuousClock.Instant
    /// The task of the scenario's steps. It is alive while the scenario is watched, which is from its first step to its
    /// last, in that very task; so it may be kept here.
    var task: UnsafeCurrentTask?
    var exceeded: Exceeded?
    /// Whether it is ended when the run is interrupted; what tidies up afterwards is not.
    var isInterruptible: Bool

    var deadline: ContinuousClock.Instant {
      let step = stepStart + stepLimit
      return scenarioLimit.map { min(step, scenarioStart + $0) } ?? step
    }
  }

  private var watched: Watched?
  private var isInterrupted = false
  private var watching: (task: Task<Void, Never>, wakesAt: ContinuousClock.Instant)?

  /// Begins to watch what the current task runs; the task is cancelled when time is over, or when the run is interrupted.
  func watch(
    stepLimit: Duration, scenarioLimit: Duration? = nil, since now: ContinuousClock.Instant,
    isInterruptible: Bool = true
  ) {
    let task = withUnsafeCurrentTask { $0 }
    let watched = Watched(
      stepLimit: stepLimit, stepStart: now, scenarioLimit: scenarioLimit, scenarioStart: now, task: task,
      isInterruptible: isInterruptible)
    self.watched = watched
    wake(at: watched.deadline)
    if isInterrupted { interrupt() }
  }

  /// Takes note that a step begins.
  func begin(at instant: ContinuousClock.Instant) { watched?.stepStart = instant }

  /// Returns the limit that was exceeded meanwhile, if one was; it is told once, of the step or hook that ran then.
  func takeExceeded() -> Exceeded? {
    defer { watched?.exceeded = nil }
    return watched?.exceeded
  }

  /// Cancels what runs because the run was interrupted, and what is watched from now on.
  func interrupt() {
    isInterrupted = true
    guard let watched, watched.isInterruptible, watched.exceeded == nil else { return }
    self.watched?.exceeded = .interruption
    watched.task?.cancel()
  }

  /// Ends watching the scenario.
  func release() { watched = nil }

  private func wake(at deadline: ContinuousClock.Instant) {
    if let watching {
      if watching.wakesAt <= deadline { return }
      watching.task.cancel()
    }
    let task = Task { [weak self] in
      // A cancelled sleep means that an earlier deadline has taken over.
      guard (try? await Task.sleep(until: deadline, clock: .continuous)) != nil else { return }
      self?.check()
    }
    watching = (task, deadline)
  }

  private func check() {
    watching = nil
    guard let watched, watched.exceeded == nil else { return }
    let now = ContinuousClock.now
    guard now >= watched.deadline else { return wake(at: watched.deadline) }
    let isStep = now >= watched.stepStart + watched.stepLimit
    self.watched?.exceeded = isStep ? .step(watched.stepLimit) : .scenario(watched.scenarioLimit ?? .zero)
    watched.task?.cancel()
  }
}

extension Failure {
  /// Tells that something did not come to its end because the run was interrupted.
  init(interruptedAt location: SourceLocation? = nil) {
    self.init(.interrupted, type: "Interrupted", "The run was interrupted while it ran.", at: location)
  }
}
