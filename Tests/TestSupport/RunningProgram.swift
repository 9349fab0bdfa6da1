import Dispatch
import Foundation
import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A program that was started, until it has ended.
final class RunningProgram: Sendable {
  private enum State {
    case running
    case ended
    case outOfTime
  }

  private let process: pid_t
  private let state = Mutex(State.running)

  init(_ process: pid_t) {
    self.process = process
  }

  /// Waits for its end, which a time limit may bring about; returns its status, and whether it ended by itself.
  func end(within limit: Duration) async -> (status: Int32, isInTime: Bool) {
    let timer = DispatchSource.makeTimerSource(queue: .global())
    timer.setEventHandler { self.endByForce() }
    timer.schedule(deadline: .now() + .milliseconds(Int(limit / .milliseconds(1))))
    timer.activate()
    // A thread of its own waits, so that neither tests nor timers lose one.
    let status = await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: self.wait()) }
    }
    timer.cancel()
    return (status, state.withLock { $0 != .outOfTime })
  }

  private func endByForce() {
    state.withLock { state in
      guard state == .running else { return }
      state = .outOfTime
      kill(-process, SIGKILL)
    }
  }

  /// Waits without letting the number go before nobody will use it any more.
  private func wait() -> Int32 {
    var information = siginfo_t()
    while waitid(P_PID, id_t(process), &information, WEXITED | WNOWAIT) != 0, errno == EINTR {}
    state.withLock { if $0 == .running { $0 = .ended } }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7f
    return signal == 0 ? (status >> 8) & 0xff : 128 + signal
  }
}
