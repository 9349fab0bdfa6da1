import Foundation

/// A web server on this machine that answers one request, piece by piece as a test wants it to.
public final class SlowServer: Sendable {
  private let socket: LoopbackSocket
  private let connection: Connection
  /// What is to be done, one after the other; the client is awaited first of all.
  private let thread = DispatchQueue(label: "slow server")

  /// What an app is told to reach it.
  public var address: String { socket.address }

  /// Waits for a request on a thread of its own, and begins a successful answer whose length it does not tell.
  public init() throws {
    let socket = try LoopbackSocket()
    guard listen(socket.descriptor, 1) == 0 else { throw POSIXError(.EADDRINUSE) }
    let connection = Connection()
    self.socket = socket
    self.connection = connection
    thread.async {
      guard connection.accept(from: socket.descriptor) else { return }
      connection.send("HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n")
    }
  }

  /// Sends a piece of the answer.
  public func send(_ piece: String) { thread.async { [connection] in connection.send(piece) } }

  /// Ends the answer.
  public func end() { thread.async { [connection] in connection.close() } }

  /// Returns whether the client closes the connection before the answer has ended, which it has some seconds for.
  public func isLeft() async -> Bool {
    await withCheckedContinuation { continuation in
      thread.async { [connection] in continuation.resume(returning: connection.isLeft()) }
    }
  }
}

extension SlowServer {
  /// The connection to the client; only the server's thread uses it.
  private final class Connection: @unchecked Sendable {
    private var stream: FileHandle?

    /// Waits for the client and its request; returns false where there is none within some seconds.
    func accept(from socket: Int32) -> Bool {
      guard Self.waitForInput(socket) else { return false }
      let descriptor = Foundation.accept(socket, nil, nil)
      guard descriptor >= 0 else { return false }
      let stream = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
      var request = Data()
      while LoopbackRequest(request) == nil {
        guard Self.waitForInput(descriptor) else { return false }
        let more = stream.availableData
        guard !more.isEmpty else { return false }
        request += more
      }
      self.stream = stream
      return true
    }

    func send(_ text: String) {
      // A client that is gone misses it, and nobody else does.
      try? stream?.write(contentsOf: Data(text.utf8))
    }

    func close() { stream = nil }

    func isLeft() -> Bool {
      guard let stream, Self.waitForInput(stream.fileDescriptor) else { return false }
      return stream.availableData.isEmpty
    }

    /// A client that never comes must not keep the tests for ever.
    private static func waitForInput(_ descriptor: Int32) -> Bool {
      var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      while true {
        let count = poll(&wait, 1, 20_000)
        if count < 0, errno == EINTR { continue }
        return count > 0
      }
    }
  }
}
