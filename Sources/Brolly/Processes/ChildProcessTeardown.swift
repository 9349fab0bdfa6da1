#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// How a process and its group are ended: signals, with time to obey after each.
package struct ChildProcessTeardown: Sendable {
  /// One signal, and how long to wait for the end before the next.
  package struct Step: Sendable {
    /// The signal.
    package var signal: Int32
    /// The time that it leaves the process to end.
    package var grace: Duration

    /// Makes a step.
    package init(signal: Int32, grace: Duration) {
      self.signal = signal
      self.grace = grace
    }
  }

  /// The signals in their order; the process is killed after the last.
  package var steps: [Step]

  /// Makes a teardown of signals in their order.
  package init(steps: [Step]) { self.steps = steps }

  /// SIGTERM, half a second to obey, then SIGKILL.
  package static let standard = ChildProcessTeardown(steps: [Step(signal: SIGTERM, grace: .milliseconds(500))])
}

extension ChildProcessTeardown {
  /// The signal that no process can refuse.
  package static let kill = SIGKILL
}
