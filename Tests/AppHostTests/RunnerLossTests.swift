import AppInterface
import Foundation
import TestSupport
import Testing

/// The fixture, started with one end of a socket as its channel or without a channel at all.
private struct StartedApp {
  let process = Process()
  let output = Pipe()
  let ended: AsyncStream<Int32>

  init(channel: Int32?) throws {
    process.executableURL = URL(filePath: BuiltProducts.path("FixtureApp"))
    process.standardOutput = output
    process.standardInput = channel.map { FileHandle(fileDescriptor: $0) } ?? FileHandle.nullDevice
    process.environment = channel == nil ? [:] : [Frames.channelVariable: "0"]
    let (stream, continuation) = AsyncStream.makeStream(of: Int32.self)
    ended = stream
    process.terminationHandler = { continuation.yield($0.terminationStatus) }
    try process.run()
  }

  func status() async -> Int32? {
    for await status in ended { return status }
    return nil
  }
}

@Suite struct `An app whose runner goes` {
  private func socketPair() throws -> (runner: Int32, app: Int32) {
    var ends: [Int32] = [-1, -1]
    #if os(Linux)
      let kind = Int32(SOCK_STREAM.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    try #require(socketpair(AF_UNIX, kind, 0, &ends) == 0)
    _ = fcntl(ends[0], F_SETFD, FD_CLOEXEC)
    return (ends[0], ends[1])
  }

  @Test func `ends`() async throws {
    let (runner, channel) = try socketPair()
    let app = try StartedApp(channel: channel)
    close(channel)
    close(runner)
    #expect(await app.status() == 0)
  }

  @Test func `ends even while its main actor is busy for ever`() async throws {
    let (runner, channel) = try socketPair()
    let app = try StartedApp(channel: channel)
    close(channel)
    let hang = ElementReference(to: ElementSnapshot(.button, label: "Hang"), at: [6])
    let request = try Frames.bytes(of: RunnerMessage.perform(1, .tap, on: hang))
    #expect(write(runner, request, request.count) == request.count)
    close(runner)
    #expect(await app.status() == 0)
  }
}

@Suite struct `An app without a runner` {
  @Test func `prints its screen and ends with its input`() async throws {
    let app = try StartedApp(channel: nil)
    #expect(await app.status() == 0)
    let printed = try #require(try app.output.fileHandleForReading.readToEnd())
    #expect(
      String(decoding: printed, as: UTF8.self) == """
        navigationBar  "Counter"
        staticText     "0" (count)
        button         "Add one" (addButton)
        button         "Fetch"
        button         "Trap"
        button         "Leave"
        button         "Hang"
        button         "Twin"
        button         "Twin"


        """)
  }
}
