#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Lets a run in this process end in order when it is interrupted, and at once when that happens again.
enum InProcessInterruption {
  /// How long the main actor may take to write the reports after the second signal; a step may never let go of it.
  private static let patience: UInt32 = 2

  @MainActor
  static func listen(_ run: InProcessRun) {
    Interruption().listen { count in
      if count == 1 {
        Task { @MainActor in run.interrupt() }
      } else {
        Task { @MainActor in
          run.endAtOnce()
          exit(ExitCode.interrupted.rawValue)
        }
        sleep(patience)
        _exit(ExitCode.interrupted.rawValue)
      }
    }
  }
}
