#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A message that crosses the channel in a frame.
package protocol FrameMessage: Codable, Sendable {
  /// Reads a message from what a frame holds.
  init(payload: ArraySlice<UInt8>) throws
  /// What a frame holds.
  func payload() throws -> [UInt8]
}

extension FrameMessage {
  fileprivate init(json: ArraySlice<UInt8>) throws { self = try JSONDecoder().decode(Self.self, from: Data(json)) }
  fileprivate func json() throws -> [UInt8] { Array(try JSONEncoder().encode(self)) }
}

extension RunnerMessage: FrameMessage {
  package init(payload: ArraySlice<UInt8>) throws { try self.init(json: payload) }
  package func payload() throws -> [UInt8] { try json() }
}

/// A zero byte, which begins no JSON, and a screen in its compact form; every other message is JSON.
extension AppMessage: FrameMessage {
  package init(payload: ArraySlice<UInt8>) throws {
    guard payload.first == 0 else {
      try self.init(json: payload)
      return
    }
    var reader = CompactReader(payload.dropFirst())
    self = .screen(try ElementSnapshot(from: &reader))
    guard reader.isAtEnd else { throw CompactReader.Malformed() }
  }

  package func payload() throws -> [UInt8] {
    guard case .screen(let screen) = self else { return try json() }
    var writer = CompactWriter()
    writer.write(byte: 0)
    screen.write(to: &writer)
    return writer.bytes
  }
}
