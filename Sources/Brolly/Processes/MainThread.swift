internal import Dispatch

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

#if canImport(Glibc)
  // What a run loop serves the main queue with; libdispatch exports both for Foundation's.
  @_silgen_name("gettid")
  private func threadIdentifier() -> pid_t
  @_silgen_name("_dispatch_get_main_queue_handle_4CF")
  private func mainQueueHandle() -> Int32
  @_silgen_name("_dispatch_main_queue_callback_4CF")
  private func drainMainQueue(_ message: UnsafeMutableRawPointer?)
#endif

/// The thread that a process begins with.
enum MainThread {
  /// Whether this is the main thread, and the main actor would leave it.
  static var canServeMainActor: Bool {
    #if canImport(Glibc)
      threadIdentifier() == getpid()
    #else
      false
    #endif
  }

  /// Lets the main actor run on this thread for good.
  ///
  /// On Linux the main actor of an asynchronous `main` else moves to other threads at the first suspension. Then a step has
  /// half a megabyte of stack instead of eight, what it calls from C may insist on the main thread in vain, and a crash for
  /// lack of stack leaves no backtrace, because only the main thread has another stack for it.
  static func serveMainActor() -> Never {
    #if canImport(Glibc)
      let handle = mainQueueHandle()
      var news = pollfd(fd: handle, events: Int16(POLLIN), revents: 0)
      while true {
        poll(&news, 1, -1)
        var count: UInt64 = 0
        _ = systemRead(handle, &count, MemoryLayout<UInt64>.size)
        drainMainQueue(nil)
      }
    #else
      preconditionFailure("The main actor stays on the main thread by itself.")
    #endif
  }
}
