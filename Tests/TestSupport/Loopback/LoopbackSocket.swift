import Foundation

/// A socket at a free port of this machine. It refuses connections unless something listens to it.
public final class LoopbackSocket: Sendable {
  let descriptor: Int32
  let port: UInt16

  /// What an app is told to reach the port.
  public var address: String { "http://127.0.0.1:\(port)" }

  /// A proxy that the environment names has no business between this machine and itself.
  private static let bypassesProxy = setenv("no_proxy", "127.0.0.1", 1) == 0

  /// Takes a free port.
  public init() throws {
    guard Self.bypassesProxy else { throw POSIXError(.ENOMEM) }
    descriptor = socket(AF_INET, Self.stream, 0)
    guard descriptor >= 0 else { throw POSIXError(.EMFILE) }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    port = try Self.bindToFreePort(descriptor)
  }

  deinit { close(descriptor) }

  private static func bindToFreePort(_ descriptor: Int32) throws -> UInt16 {
    var name = sockaddr_in()
    name.sin_family = sa_family_t(AF_INET)
    name.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &name) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, size) == 0 && getsockname(descriptor, $0, &size) == 0
      }
    }
    guard isBound else { throw POSIXError(.EADDRINUSE) }
    return UInt16(bigEndian: name.sin_port)
  }

  #if canImport(Glibc)
    private static let stream = Int32(SOCK_STREAM.rawValue)
  #else
    private static let stream = SOCK_STREAM
  #endif
}
