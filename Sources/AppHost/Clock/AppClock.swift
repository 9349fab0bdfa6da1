/// The clock of an app core: that of the world, until the runner lets time pass on it or stops it.
///
/// Stubs wait on it, and so should an app's own timers, so that a scenario about two seconds takes milliseconds:
///
///     try await AppHost.clock.sleep(for: .seconds(2))
public struct AppClock: Clock {
  /// A moment of an app's life.
  public struct Instant: InstantProtocol {
    /// The time since the app's start, as its clock has it.
    public var sinceStart: Duration

    /// Returns the moment a while later.
    public func advanced(by duration: Duration) -> Instant { Instant(sinceStart: sinceStart + duration) }

    /// Returns how long it is until another moment.
    public func duration(to other: Instant) -> Duration { other.sinceStart - sinceStart }

    /// Orders moments by time.
    public static func < (left: Instant, right: Instant) -> Bool { left.sinceStart < right.sinceStart }
  }

  private let time: AppTime

  init(_ time: AppTime) {
    self.time = time
  }

  /// The moment that it is.
  public var now: Instant { Instant(sinceStart: time.now) }

  /// How fine the clock is.
  public var minimumResolution: Duration { .nanoseconds(1) }

  /// Waits until a moment has come, by itself or because the runner let time pass.
  ///
  /// - Throws: A `CancellationError` where the task is cancelled meanwhile.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await time.sleep(until: deadline.sinceStart)
  }
}
