import Dispatch
import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Reads a child's channel and output on one thread, which owns both descriptors.
final class ChildProcessStream: Sendable {
  /// What waits to be written.
  private struct Outbox {
    /// Whether the channel may be written to; false before its descriptor is closed.
    var isOpen = true
    /// How many messages the writer's thread has still to write; they go before any other.
    var backlog = 0
  }

  private let channel: Int32
  private let outputPipe: Int32
  /// A pipe that nothing is written to: it closes when the process has ended.
  private let wake: Int32
  private let listener: ChildProcess.Listener
  private let captured = Mutex(ChildProcessOutput())
  private let outbox = Mutex(Outbox())
  private let isDrained = DispatchSemaphore(value: 0)
  private let writer = DispatchQueue(label: "child process writer")

  init(channel: Int32, output: Int32, wake: Int32, _ listener: ChildProcess.Listener) {
    self.channel = channel
    outputPipe = output
    self.wake = wake
    self.listener = listener
    for descriptor in [channel, output] {
      _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    }
  }

  var output: String { captured.withLock(\.text) }

  /// Blocks until everything that the ended process wrote has been read.
  func waitUntilDrained() { isDrained.wait() }

  /// Writes at once what there is room for, and leaves the rest to a thread: the caller never waits for a process
  /// that does not read.
  func send(_ bytes: [UInt8]) {
    let rest = outbox.withLock { outbox in
      let count = outbox.backlog == 0 ? sendNow(bytes[...], outbox) ?? bytes.count : 0
      if count < bytes.count { outbox.backlog += 1 }
      return bytes[count...]
    }
    if !rest.isEmpty { writer.async { [self] in write(rest) } }
  }

  private func write(_ bytes: ArraySlice<UInt8>) {
    var rest = bytes
    while !rest.isEmpty, let count = outbox.withLock({ sendNow(rest, $0) }) {
      rest = rest.dropFirst(count)
      var room = pollfd(fd: channel, events: Int16(POLLOUT), revents: 0)
      // The limit is for a channel that is closed meanwhile.
      if !rest.isEmpty { poll(&room, 1, 50) }
    }
    outbox.withLock { $0.backlog -= 1 }
  }

  /// Sends what fits now and returns how much that was; nil where the channel is closed.
  private func sendNow(_ bytes: ArraySlice<UInt8>, _ outbox: Outbox) -> Int? {
    guard outbox.isOpen else { return nil }
    let count = bytes.withUnsafeBytes { ChildProcessPlatform.sendNow(channel, $0) }
    if count >= 0 { return count }
    return errno == EAGAIN || errno == EINTR ? 0 : nil
  }

  func readOnThread() {
    BlockingThread.start { [self] in
      readUntilEnd()
      outbox.withLock { $0.isOpen = false }
      close(channel)
      close(outputPipe)
      close(wake)
      isDrained.signal()
    }
  }

  private func readUntilEnd() {
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    var polled = [channel, outputPipe, wake].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    while polled[2].revents == 0 {
      guard poll(&polled, 3, -1) > 0 else { continue }
      if polled[0].revents != 0, !readChannel(&buffer) { stopPolling(&polled[0]) }
      if polled[1].revents != 0, !readOutput(&buffer) { polled[1].fd = -1 }
    }
    // Everything that it wrote is in the kernel's buffers now. A process that left the group may still write to
    // the pipe, so that it is read empty and not to its end.
    if polled[0].fd >= 0 {
      while readChannel(&buffer, untilEmpty: true) {}
      listener.channelClosed()
    }
    var most = 1024
    while most > 0, polled[1].fd >= 0, readOutput(&buffer, untilEmpty: true) { most -= 1 }
  }

  /// Polls the channel no longer; the descriptor stays ours until the end.
  private func stopPolling(_ polled: inout pollfd) {
    polled.fd = -1
    listener.channelClosed()
  }

  /// Reads once; false where there is no more to come, or, if asked so, nothing at the moment.
  private func readChannel(_ buffer: inout [UInt8], untilEmpty: Bool = false) -> Bool {
    let count = read(channel, &buffer, buffer.count)
    if count > 0 { listener.received(buffer[..<count]) }
    return count > 0 || (count < 0 && (errno == EINTR || (errno == EAGAIN && !untilEmpty)))
  }

  private func readOutput(_ buffer: inout [UInt8], untilEmpty: Bool = false) -> Bool {
    let count = read(outputPipe, &buffer, buffer.count)
    if count > 0 { captured.withLock { $0.append(buffer[..<count]) } }
    return count > 0 || (count < 0 && (errno == EINTR || (errno == EAGAIN && !untilEmpty)))
  }
}
