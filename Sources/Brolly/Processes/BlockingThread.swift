internal import Dispatch

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A thread for work that spends its time in blocking calls.
///
/// Dispatch has at most 255 threads for a whole process, and runs nothing more when all of them wait. What waits for a
/// process here must not take them from the code under test, however many processes it has.
enum BlockingThread {
  private final class Body: Sendable {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  /// Runs a body on a thread of its own, which ends with it.
  static func start(_ body: @escaping @Sendable () -> Void) {
    let context = Unmanaged.passRetained(Body(body))
    if !startDetached(context.toOpaque()) {
      // The system has no thread left; Dispatch may have one at rest.
      context.release()
      DispatchQueue(label: "blocking").async(execute: body)
    }
  }

  private static func startDetached(_ context: UnsafeMutableRawPointer) -> Bool {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return false }
    defer { pthread_attr_destroy(&attributes) }
    guard pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED)) == 0 else { return false }
    #if canImport(Glibc)
      var thread = pthread_t()
    #else
      var thread: pthread_t?
    #endif
    return pthread_create(&thread, &attributes, { BlockingThread.run($0) }, context) == 0
  }

  private static func run(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let context { Unmanaged<Body>.fromOpaque(context).takeRetainedValue().run() }
    return nil
  }
}
