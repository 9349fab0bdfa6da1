#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The signals of a crash, which Swift's runtime handles with its backtracer.
///
/// It lets the process go on afterwards: an instruction that crashed crashes again, and then for good. A signal from outside
/// does not come again, and a step would pass that was killed. So here the process ends when the backtracer is done.
enum CrashSignals {
  fileprivate typealias Action =
    @convention(c) (Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) -> Void

  /// Sees to it that what the runtime handles ends this process.
  static func makeFinal() {
    #if os(Linux)
      for number in [SIGQUIT, SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP] {
        var action = sigaction()
        guard sigaction(number, nil, &action) == 0, action.sa_flags & SA_SIGINFO != 0 else { continue }
        runtimeActions[Int(number)] = action.__sigaction_handler.sa_sigaction
        action.__sigaction_handler.sa_sigaction = { endAfterRuntime($0, $1, $2) }
        sigaction(number, &action, nil)
      }
    #endif
  }
}

/// What the runtime does, by the signals' numbers. It is filled once, before another thread can crash, and a signal handler
/// can be given nothing but globals; of a fixed size, so that reading it takes no lock and no memory.
private nonisolated(unsafe) let runtimeActions: UnsafeMutablePointer<CrashSignals.Action?> = {
  let actions = UnsafeMutablePointer<CrashSignals.Action?>.allocate(capacity: 65)
  actions.initialize(repeating: nil, count: 65)
  return actions
}()

/// Runs in a signal handler: the runtime's own, then what is allowed there.
private func endAfterRuntime(
  _ number: Int32, _ information: UnsafeMutablePointer<siginfo_t>?, _ context: UnsafeMutableRawPointer?
) {
  runtimeActions[Int(number)]?(number, information, context)
  signal(number, SIG_DFL)
  kill(getpid(), number)
}
