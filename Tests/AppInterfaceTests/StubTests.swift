import AppInterface
import Foundation
import Testing

@Suite struct `A stub` {
  private func json(_ stub: Stub<Int>) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(stub), as: UTF8.self)
  }

  @Test(arguments: [
    (Stub<Int>.success(3), #"{"success":3}"#),
    (Stub<Int>.success(3, after: .milliseconds(500)), #"{"delay":0.5,"success":3}"#),
    (Stub<Int>.failure(StubFailure(status: 503)), #"{"failure":{"status":503}}"#),
    (
      Stub<Int>.sequence([.failure(StubFailure(reason: "no network")), .success(1)]),
      #"[{"failure":{"reason":"no network"}},{"success":1}]"#
    ),
    (
      Stub<Int>.sequence([.failure(StubFailure(status: 503))], default: .success(1)),
      #"{"answers":[{"failure":{"status":503}}],"default":{"success":1}}"#
    ),
    (Stub<Int>(default: .success(1)), #"{"default":{"success":1}}"#),
    (Stub<Int>(), "[]"),
  ])
  func `is written as a person would write it, and read back`(stub: Stub<Int>, text: String) throws {
    #expect(try json(stub) == text)
    #expect(try JSONDecoder().decode(Stub<Int>.self, from: Data(text.utf8)) == stub)
  }

  @Test(arguments: [
    (#"{"success":1,"delay":2}"#, Duration.seconds(2)), (#"{"success":1,"delay":"2s"}"#, .seconds(2)),
    (#"{"success":1,"delay":"250ms"}"#, .milliseconds(250)),
  ])
  func `has a delay in seconds, or in words`(text: String, delay: Duration) throws {
    let stub = try JSONDecoder().decode(Stub<Int>.self, from: Data(text.utf8))
    #expect(stub == .success(1, after: delay))
  }

  @Test(arguments: [
    "{}", #"{"success":1,"failure":{}}"#, #"{"success":1,"delay":"soon"}"#, #"{"success":1,"delay":-1}"#, "7",
    #"{"default":{"success":1},"success":2}"#, #"{"default":7}"#, #"{"success":1,"dealy":2}"#,
    #"{"failure":{"stauts":503}}"#,
  ])
  func `is refused where it is neither one answer nor a list`(text: String) {
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(Stub<Int>.self, from: Data(text.utf8)) }
  }

  @Test func `reads a failure's reason alone`() throws {
    let stub = try JSONDecoder().decode(Stub<Int>.self, from: Data(#"{"failure":"no network"}"#.utf8))
    #expect(stub == .failure(StubFailure(reason: "no network")))
  }

  @Test func `gives its default answer when a sequence is over`() {
    let stub = Stub<Int>.sequence([.success(1), .success(2)], default: .failure(StubFailure(status: 503)))
    #expect((0...3).map { try? stub.answer(to: $0)?.result.get() } == [1, 2, nil, nil])
  }

  @Test func `gives the last answer of a sequence again`() {
    let stub = Stub<Int>.sequence([.success(1), .success(2)])
    #expect((0..<4).map { stub.answer(to: $0) } == [.success(1), .success(2), .success(2), .success(2)])
    #expect(Stub<Int>().answer(to: 0) == nil)
  }

  @Test func `gives its default to all calls for which no other answer is left`() {
    let stub = Stub<Int>.sequence([.failure(StubFailure(status: 503)), .success(2)], default: .success(0))
    #expect(
      (0..<4).map { stub.answer(to: $0) } == [
        .failure(StubFailure(status: 503)), .success(2), .success(0), .success(0),
      ])
    #expect(Stub<Int>(default: .success(5)).answer(to: 0) == .success(5))
  }
}
