import Dispatch

/// Runs something when a time is over, unless it is cancelled before.
struct ChildProcessDeadline {
  private let timer: any DispatchSourceTimer

  /// Starts to run; a source that was never resumed must not be let go, so that there is no other way to make one.
  init(after limit: Duration, _ body: @escaping @Sendable () -> Void) {
    timer = DispatchSource.makeTimerSource()
    timer.setEventHandler(handler: body)
    // Dispatch counts nanoseconds in 64 bits; thirty years are for ever.
    timer.schedule(deadline: .now() + min(max(0, limit / .seconds(1)), 1e9))
    timer.resume()
  }

  func cancel() { timer.cancel() }
}
