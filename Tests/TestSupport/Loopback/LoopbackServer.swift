import Foundation
import Synchronization

/// A small web server on this machine, on a thread of its own.
public final class LoopbackServer: Sendable {
  /// What it sends back.
  public struct Response: Sendable {
    var status: Int
    var body: String
    var headers: [String]

    /// Makes a response; its length and the end of the connection need no headers.
    public init(status: Int = 200, body: String = "", headers: [String] = []) {
      self.status = status
      self.body = body
      self.headers = headers
    }
  }

  private let socket: LoopbackSocket
  private let responses: [Response]
  private let received = Mutex<[LoopbackRequest]>([])
  private let thread = DispatchQueue(label: "loopback server")
  /// The thread waits for a request or for the end of this pipe.
  private let stopping = Pipe()
  private let isStopped = Mutex(false)

  /// What an app is told to reach it.
  public var address: String { socket.address }

  /// The first line of each request so far.
  public var requests: [String] { received.withLock { $0.map(\.line) } }

  /// The body of each request so far.
  public var bodies: [String] { received.withLock { $0.map(\.body) } }

  /// Serves until it is stopped: one response after the other, the last one again from then on.
  public init(_ responses: Response...) throws {
    self.responses = responses
    socket = try LoopbackSocket()
    guard listen(socket.descriptor, 16) == 0 else { throw POSIXError(.EADDRINUSE) }
    thread.async { [self] in serve() }
  }

  /// Stops, and returns when nothing of it runs any more: from now on it refuses connections.
  public func stop() {
    let isFirst = isStopped.withLock { stopped in
      defer { stopped = true }
      return !stopped
    }
    guard isFirst else { return }
    try? stopping.fileHandleForWriting.close()  // It cannot fail: only this closes it, once.
    thread.sync {}
  }

  private func serve() {
    while isAskedBeforeStop() {
      let connection = accept(socket.descriptor, nil, nil)
      if connection >= 0 { answer(connection) }
    }
    // Connections that came too late are refused with those to come.
    shutdown(socket.descriptor, Int32(SHUT_RDWR))
  }

  private func isAskedBeforeStop() -> Bool {
    let end = stopping.fileHandleForReading.fileDescriptor
    var waits = [socket.descriptor, end].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    while poll(&waits, nfds_t(waits.count), -1) < 0, errno == EINTR {}
    return waits[1].revents == 0
  }

  private func answer(_ connection: Int32) {
    let stream = FileHandle(fileDescriptor: connection, closeOnDealloc: true)
    guard let request = Self.request(from: stream) else { return }
    let number = received.withLock { requests in
      requests.append(request)
      return requests.count - 1
    }
    // A client that is gone misses its answer, and nobody else does.
    try? stream.write(contentsOf: Data(responses[min(number, responses.count - 1)].text.utf8))
  }

  /// Reads a whole request; nil where the client goes before that.
  private static func request(from stream: FileHandle) -> LoopbackRequest? {
    var bytes = Data()
    while true {
      let more = stream.availableData
      if more.isEmpty { return nil }
      bytes += more
      if let request = LoopbackRequest(bytes) { return request }
    }
  }
}

extension LoopbackServer.Response {
  fileprivate var text: String {
    let head = ["HTTP/1.1 \(status) Status", "Content-Length: \(body.utf8.count)", "Connection: close"] + headers
    return head.joined(separator: "\r\n") + "\r\n\r\n" + body
  }
}
