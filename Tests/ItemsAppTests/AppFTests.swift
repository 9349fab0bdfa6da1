import TestSupport
import Testing

@testable import ItemsApp
@testable import ItemsFunctions

/// The real side effects, against a server on this machine.
@Suite struct `The real items service` {
  private func appF(_ address: String?) -> AppF {
    AppF(environment: address.map { ["ITEMS_API": $0] } ?? [:])
  }

  /// Asks once in each way, and returns what came; a server's responses are one for each.
  private func outcomes(_ address: String?) async -> [DownloadOutcome] {
    [await DownloadOutcome.allAtOnce(appF(address)), await DownloadOutcome.oneByOne(appF(address))]
  }

  @Test(arguments: [
    ("\"ONE\"\n\"TWO\"\n\"THREE\"\n", ["ONE", "TWO", "THREE"]), (#""ONE""#, ["ONE"]), ("\"\"\r\n\"☂\"\r\n", ["", "☂"]),
  ]) func `tells the items that it gets`(body: String, items: [String]) async throws {
    let server = try LoopbackServer(.init(body: body))
    defer { server.stop() }
    #expect(await outcomes(server.address) == [.init(items), .init(items)])
    #expect(server.requests == Array(repeating: "GET /items HTTP/1.1", count: 2))
  }

  @Test(arguments: ["", "\n", "\r\n\r\n"])
  func `tells no items, which the sequence takes for a bad response`(body: String) async throws {
    let server = try LoopbackServer(.init(body: body))
    defer { server.stop() }
    #expect(await outcomes(server.address) == [.init([]), .init([], .badServerResponse)])
    #expect(ItemsFailure.badServerResponse.description == "bad server response")
  }

  @Test(arguments: [404, 500, 503]) func `tells a status that is no success`(status: Int) async throws {
    let server = try LoopbackServer(.init(status: status, body: #""ONE""#))
    defer { server.stop() }
    let failure = DownloadOutcome([], .status(status))
    #expect(await outcomes(server.address) == [failure, failure])
  }

  @Test(arguments: ["[", "<html>", "null", #"["ONE"]"#, "ONE", #"{"items": []}"#])
  func `tells an answer that is no list of items`(line: String) async throws {
    let server = try LoopbackServer(.init(body: "\"first\"\n\(line)\n\"last\"\n"))
    defer { server.stop() }
    #expect(await outcomes(server.address) == [.init([], .malformed), .init(["first"], .malformed)])
  }

  @Test func `tells a connection that is refused`() async throws {
    let nobody = try LoopbackSocket()
    let failure = DownloadOutcome([], .connection)
    #expect(await outcomes(nobody.address) == [failure, failure])
  }

  @Test func `tells a connection that breaks in the middle of the answer`() async throws {
    let server = try LoopbackServer(.init(body: "\"ONE\"\n\"TW", headers: ["Content-Length: 100"]))
    defer { server.stop() }
    #expect(await outcomes(server.address) == [.init([], .connection), .init(["ONE"], .connection)])
  }

  @Test(arguments: [nil, "", "items", "127.0.0.1:80", "http://", "http:///items", "ftp://127.0.0.1", "http://a b"])
  func `tells a missing or malformed address`(address: String?) async {
    let failure = ItemsFailure(description: "ITEMS_API holds no address of an items service.")
    #expect(await outcomes(address) == [.init([], failure), .init([], failure)])
  }

  @Test(arguments: [
    ("/", "GET /items HTTP/1.1"), ("/v1", "GET /v1/items HTTP/1.1"), ("/v1/", "GET /v1/items HTTP/1.1"),
  ])
  func `asks below the address that the environment names`(path: String, request: String) async throws {
    let server = try LoopbackServer(.init())
    defer { server.stop() }
    _ = await outcomes(server.address + path)
    #expect(server.requests == [request, request])
  }

  @Test func `asks anew each time, even where an answer may be kept`() async throws {
    let kept = ["Cache-Control: public, max-age=3600", "Content-Type: application/jsonl"]
    let server = try LoopbackServer(
      .init(body: #""ONE""#, headers: kept), .init(body: #""TWO""#, headers: kept),
      .init(body: #""THREE""#, headers: kept), .init(body: #""FOUR""#, headers: kept))
    defer { server.stop() }
    #expect(await outcomes(server.address) == [.init(["ONE"]), .init(["TWO"])])
    #expect(await outcomes(server.address) == [.init(["THREE"]), .init(["FOUR"])])
  }

  @Test func `passes on each item of a slow answer as it comes`() async throws {
    let server = try SlowServer()
    var items = appF(server.address).downloadItems().makeAsyncIterator()
    server.send("\"ONE\"\n\"TWO\"\n\"THR")
    #expect(try await items.next() == "ONE")
    #expect(try await items.next() == "TWO")
    server.send("EE\"\n")
    #expect(try await items.next() == "THREE")
    server.send(#""FOUR""#)
    server.end()
    #expect(try await items.next() == "FOUR")
    #expect(try await items.next() == nil)
  }

  @Test func `waits for the end of a slow answer where all items are wanted at once`() async throws {
    let server = try SlowServer()
    async let outcome = DownloadOutcome.allAtOnce(appF(server.address))
    server.send("\"ONE\"\n")
    server.send("\"TWO\"\n")
    server.end()
    #expect(await outcome == .init(["ONE", "TWO"]))
  }

  @Test func `lets go of an answer of which nobody wants the rest`() async throws {
    let server = try SlowServer()
    server.send("\"ONE\"\n")
    for try await item in appF(server.address).downloadItems() {
      #expect(item == "ONE")
      break
    }
    #expect(await server.isLeft())
  }

  @Test(arguments: [(nil, false), ("true", true), ("false", false), ("", false), ("1", false), ("TRUE", false)])
  func `knows from the environment who is a premium member`(value: String?, isPremium: Bool) {
    #expect(AppF(environment: value.map { ["ITEMS_PREMIUM": $0] } ?? [:]).isPremium == isPremium)
  }
}
