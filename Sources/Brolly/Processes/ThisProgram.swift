#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The program that this process runs.
enum ThisProgram {
  /// The path of its executable.
  static var path: String {
    #if canImport(Darwin)
      var size: UInt32 = 0
      _NSGetExecutablePath(nil, &size)
      var buffer = [CChar](repeating: 0, count: Int(size))
      _NSGetExecutablePath(&buffer, &size)
      return String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    #else
      var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
      let length = readlink("/proc/self/exe", &buffer, buffer.count)
      guard length > 0 else { return CommandLine.arguments[0] }
      return String(decoding: buffer.prefix(length).map(UInt8.init(bitPattern:)), as: UTF8.self)
    #endif
  }

  /// The folder that its executable lies in.
  static var folder: String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return String(path[..<slash])
  }
}
