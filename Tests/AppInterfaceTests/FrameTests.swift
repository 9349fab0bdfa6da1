import AppInterface
import Testing

@Suite struct `Messages on the channel` {
  private let screen = AppMessage.screen(
    ElementSnapshot(
      .application,
      children: [
        ElementSnapshot(.button, identifier: "ok", label: "OK \"\n🌧️", isEnabled: false, isSelected: true),
        ElementSnapshot(.textField, title: "t", value: "", placeholderValue: "Name"),
      ]))

  @Test func `arrive whole however the bytes are cut`() throws {
    let sent = [.greeting(version: 1), screen, .done(3), .refused(4, WireError(.timeout, "late"))]
    var reader = FrameReader<AppMessage>()
    var received: [AppMessage] = []
    for byte in try sent.flatMap(Frames.bytes) {
      reader.append([byte])
      while let message = try reader.next() { received.append(message) }
    }
    #expect(received == sent)
  }

  @Test func `of a runner arrive whole, and damaged ones are refused`() throws {
    let button = ElementReference(
      to: ElementSnapshot(.button, identifier: "ok", label: "שלום \"\n🌧️"), at: [0, 300, 70_000])
    let actions: [ElementAction] = [.tap, .doubleTap, .typeText("añ\u{8}\n"), .clearText]
    let sent = actions.map { RunnerMessage.perform(70_000, $0, on: button) } + [.advanceClock(2, by: .seconds(2))]
    for message in sent {
      let whole = try message.payload()
      #expect(try RunnerMessage(payload: whole[...]) == message)
      for length in 0..<whole.count {
        #expect(throws: (any Error).self) { try RunnerMessage(payload: whole[..<length]) }
      }
      #expect(throws: (any Error).self) { try RunnerMessage(payload: whole + [0]) }
    }
  }

  @Test func `that are none are told with their beginning`() {
    var reader = FrameReader<AppMessage>()
    reader.append("HTTP/1.1 200 OK".utf8)
    let error = #expect(throws: FrameError.self) { try reader.next() }
    #expect(error?.description == #"what came over the channel is not a message: "HTTP/1.1 200 OK""#)
  }

  @Test func `greet in a form that never changes`() throws {
    let bytes = try Frames.bytes(of: AppMessage.greeting(version: 7))
    #expect(String(decoding: bytes.dropFirst(4), as: UTF8.self) == #"{"greeting":{"version":7}}"#)
  }

  @Test func `carry a screen of ten thousand elements`() throws {
    let rows = (0..<10_000).map { ElementSnapshot(.cell, identifier: "row \($0)", children: [ElementSnapshot(.image)]) }
    let large = AppMessage.screen(ElementSnapshot(.application, children: rows))
    var reader = FrameReader<AppMessage>()
    reader.append(try Frames.bytes(of: large))
    #expect(try reader.next() == large)
  }

  @Test func `that are a damaged screen are refused, wherever the damage is`() throws {
    let whole = try screen.payload()
    for length in 1..<whole.count {
      #expect(throws: (any Error).self) { try AppMessage(payload: whole[..<length]) }
    }
    #expect(throws: (any Error).self) { try AppMessage(payload: whole + [0]) }
    for position in whole.indices.dropFirst() {
      var damaged = whole
      damaged[position] ^= 0xff
      // Some damage makes another screen; none may trap.
      _ = try? AppMessage(payload: damaged[...])
    }
  }

  @Test func `that nest without end are refused`() {
    let level: [UInt8] = [5] + Array("other".utf8) + [1, 0, 0, 0, 1]
    let endless = [0] + [[UInt8]](repeating: level, count: 100_000).joined()
    #expect(throws: (any Error).self) { try AppMessage(payload: endless[...]) }
  }
}
