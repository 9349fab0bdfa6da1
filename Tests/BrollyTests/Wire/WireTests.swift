import Diagnostics
import Reporting
import Testing
import YAMLReader

@testable import Brolly

@Suite struct `The line between processes` {
  private func frame(_ message: some WireValue) -> [UInt8] {
    var writer = WireWriter()
    writer.writeFrame(sequence: 1, message)
    return writer.bytes
  }

  private func sent(_ message: WorkerMessage) throws -> String {
    var buffer = FrameBuffer()
    buffer.append(frame(message))
    var reader = WireReader(try #require(try buffer.next()))
    #expect(try reader.unsigned() == 1)
    let received = try reader.value(WorkerMessage.self)
    #expect(reader.isAtEnd)
    return "\(received)"
  }

  private let result = EntryResult(
    outcome: .failed,
    failure: Failure(.assertion, type: "T", "Wörter\n日本", at: SourceLocation(file: "a", line: 1, column: 2)),
    reason: "why",
    attachments: [
      Attachment(name: "n", mediaType: "image/png", body: .bytes([0, 255])),
      Attachment(mediaType: "text/plain", body: .text("\0")),
    ],
    duration: .nanoseconds(1_234_567_890))

  @Test func `carries what workers tell`() throws {
    let messages: [WorkerMessage] = [
      .greeting(fingerprint: -3), .scenarioStarted(index: 9_999), .entryStarted(entry: 0, at: Int.max),
      .entryEnded(entry: 300, result), .seedUsed(.max),
      .scenarioEnded(AssignmentEnding(duration: .zero, output: [CapturedOutput(app: "A", text: "out")])),
      .hookStarted(index: 1, at: 7), .declined(index: 2), .hookEnded(result, output: []), .hooksEnded,
    ]
    for message in messages { #expect(try sent(message) == "\(message)") }
  }

  @Test func `carries assignments with typed values and their places`() throws {
    let node = YAMLNode(
      .mapping([
        YAMLEntry(
          key: YAMLNode(.scalar(YAMLScalar("k")), at: SourcePosition(line: 3, column: 4)),
          value: YAMLNode(
            .sequence([
              YAMLNode(.scalar(YAMLScalar("v", style: .folded, tag: "!t")), at: SourcePosition(line: 5, column: 6))
            ]),
            at: SourcePosition(line: 7, column: 8)))
      ]), at: SourcePosition(line: 1, column: 2), end: SourcePosition(line: 9, column: 3), tag: "!m")
    let assignment = ScenarioAssignment(
      index: 7, attempt: 2, repetition: 3, seed: .max, name: "S", feature: "F", rule: nil, tags: ["a"],
      location: SourceLocation(file: "f", line: 1, column: 1), stepTimeLimit: .seconds(1), timeLimit: .seconds(2),
      entries: [
        .hook(1),
        .definition(
          2, captures: [CapturedText(text: "t", groups: ["g", nil], parameterType: "int")], argument: node),
        .undefined, .ambiguous,
      ])
    var writer = WireWriter()
    writer.write(assignment)
    var reader = WireReader(writer.bytes[...])
    #expect("\(try reader.value(ScenarioAssignment.self))" == "\(assignment)")
    #expect(reader.isAtEnd)
  }

  @Test func `waits for the rest of a frame`() throws {
    let bytes = frame(WorkerMessage.hooksEnded)
    var buffer = FrameBuffer()
    for byte in bytes.dropLast() {
      buffer.append([byte])
      #expect(try buffer.next() == nil)
    }
    buffer.append(bytes.suffix(1))
    #expect(try buffer.next() != nil)
    #expect(try buffer.next() == nil)
  }

  @Test func `takes every cut or changed message for an error or another message, and never traps`() {
    let bytes = frame(WorkerMessage.entryEnded(entry: 1, result)).dropFirst(4)
    var generator = SplitMix64(seed: 1)
    for _ in 0..<5_000 {
      var changed = Array(bytes.prefix(Int.random(in: 0...bytes.count, using: &generator)))
      for _ in 0..<Int.random(in: 0...3, using: &generator) where !changed.isEmpty {
        changed[Int.random(in: 0..<changed.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
      }
      var reader = WireReader(changed[...])
      _ = try? reader.unsigned()
      _ = try? reader.value(WorkerMessage.self)
    }
  }

  @Test func `refuses a frame that is too large to be one`() {
    var buffer = FrameBuffer()
    buffer.append([255, 255, 255, 255])
    #expect(throws: InvalidMessage.self) { try buffer.next() }
  }
}
