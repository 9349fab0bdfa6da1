internal import Dispatch

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// `write(2)` by a name that no method hides.
func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}

/// Nanoseconds of the system's monotonic clock, which all processes share.
func monotonicNanoseconds() -> Int { Int(DispatchTime.now().uptimeNanoseconds) }

/// `read(2)` by a name that no method hides.
func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(descriptor, bytes, count)
}

/// The machine's name.
func hostname() -> String {
  var buffer = [CChar](repeating: 0, count: 256)
  guard gethostname(&buffer, buffer.count - 1) == 0 else { return "localhost" }
  return String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
}
