#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Writing to a socket whose reader may be gone.
enum Socket {
  /// Sends bytes; where nobody reads any more it fails instead of raising SIGPIPE.
  static func send(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Glibc)
      Glibc.send(descriptor, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
    #else
      // The runner sets SO_NOSIGPIPE on both ends.
      Darwin.send(descriptor, bytes.baseAddress, bytes.count, 0)
    #endif
  }
}
