import AppInterface
import Dispatch
import Synchronization

#if canImport(Glibc)
  @preconcurrency import Glibc
#else
  @preconcurrency import Darwin
#endif

/// The app's end of the channel to its runner: a socket that it inherits.
final class RunnerChannel: Sendable {
  /// The channel of this process; nil where the app was started without a runner.
  static let current = RunnerChannel()

  private let descriptor: Int32
  /// Stubs are called from anywhere: one message is written after the other, never one within another.
  private let writing = Mutex(())

  /// Opens what the environment names, and greets.
  private init?() {
    guard let text = getenv(Frames.channelVariable), let descriptor = Int32(String(cString: text)) else { return nil }
    guard fcntl(descriptor, F_SETFD, FD_CLOEXEC) == 0 else { return nil }
    self.descriptor = descriptor
    // Programs that the app starts are not the app.
    unsetenv(Frames.channelVariable)
    // What is printed must not be lost when the runner ends the app with a signal.
    fflush(stdout)
    setvbuf(stdout, nil, Int32(_IOLBF), 0)
    send(.greeting(version: ProtocolVersion.current))
  }

  /// Tells the runner something.
  func send(_ messages: AppMessage...) {
    do {
      let bytes = try messages.flatMap(Frames.bytes)
      writing.withLock { _ in write(bytes) }
    } catch {
      stop("A message to the runner does not encode: \(error)")
    }
  }

  private func write(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Socket.send(descriptor, $0) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        end()
      }
    }
  }

  /// Passes on what the runner asks, one message after the other, until it goes.
  ///
  /// A thread of its own reads, so that an app whose main actor is busy for ever still ends with its runner.
  func listen(_ receive: @escaping @Sendable (RunnerMessage) -> Void) {
    DispatchQueue(label: "runner channel").async { [self] in
      var reader = FrameReader<RunnerMessage>()
      var buffer = [UInt8](repeating: 0, count: 16_384)
      while true {
        let count = read(descriptor, &buffer, buffer.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { end() }
        do {
          reader.append(buffer[..<count])
          while let message = try reader.next() { receive(message) }
        } catch {
          stop("The runner cannot be understood: \(error)")
        }
      }
    }
  }

  /// Ends the app when its runner is gone, and with it the processes that it started.
  private func end() -> Never {
    if getpgrp() == getpid() {
      signal(SIGTERM, SIG_IGN)
      kill(0, SIGTERM)
    }
    _exit(0)
  }

  private func stop(_ reason: String) -> Never {
    let line = reason + "\n"
    _ = line.withCString { Self.writeToStandardError($0) }
    _exit(70)
  }

  private static func writeToStandardError(_ text: UnsafePointer<CChar>) -> Int {
    #if canImport(Glibc)
      Glibc.write(2, text, strlen(text))
    #else
      Darwin.write(2, text, strlen(text))
    #endif
  }
}
