import Dispatch

#if canImport(Glibc)
  import Glibc
#endif

/// The state of an app that has done all that it can do until something happens: time passes, or an answer comes.
enum Idleness {
  #if canImport(Glibc)
    /// A thread of its own looks on, since one that belongs to the tasks would keep them from running.
    private static let observer = DispatchQueue(label: "idleness")

    /// Waits until all that is ready to run has run, and what that made ready as well.
    ///
    /// An app that never rests is not waited for longer than it takes to compute for a second, nor than three: whoever
    /// advanced the clock waits for the answer.
    static func wait() async {
      await withUnsafeContinuation { continuation in
        observer.async {
          waitForThreads()
          continuation.resume()
        }
      }
    }

    /// There is nothing to be told by when other threads fall asleep, so they are looked at again and again.
    private static func waitForThreads() {
      let mostComputed = processorSeconds + 1
      let latest = ContinuousClock.now + .seconds(3)
      var pause: UInt32 = 20
      while processorSeconds < mostComputed, ContinuousClock.now < latest {
        if let before = ThreadActivity(), before == ThreadActivity() { return }
        usleep(pause)
        pause = min(pause * 2, 1000)
      }
    }

    /// What this process has computed: on a busy machine it may get little of the time that passes.
    private static var processorSeconds: Double {
      var time = timespec()
      clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
  #else
    /// Lets everything run that is ready to, as far as that can be had without looking at the threads: a task of the
    /// lowest priority has its turn when no other is left.
    ///
    /// What is ready may make something else ready, on the main actor or off it, so this is done several times.
    static func wait() async {
      for _ in 0..<8 {
        await Task.detached(priority: .background) { await Task.yield() }.value
        await Task { @MainActor in }.value
      }
    }
  #endif
}
