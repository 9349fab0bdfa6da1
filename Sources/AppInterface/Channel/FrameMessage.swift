#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A message that crosses the channel in a frame.
///
/// What crosses it at each tap has a compact form, whose first byte begins no JSON; every other message is JSON.
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
  private static let performTag: UInt8 = 0

  package init(payload: ArraySlice<UInt8>) throws {
    guard payload.first == Self.performTag else {
      try self.init(json: payload)
      return
    }
    var reader = CompactReader(payload.dropFirst())
    self = .perform(
      try reader.number(), try ElementAction(from: &reader), on: try ElementReference(from: &reader))
    guard reader.isAtEnd else { throw CompactReader.Malformed() }
  }

  package func payload() throws -> [UInt8] {
    guard case .perform(let number, let action, on: let reference) = self else { return try json() }
    var writer = CompactWriter()
    writer.write(byte: Self.performTag)
    writer.write(number)
    action.write(to: &writer)
    reference.write(to: &writer)
    return writer.bytes
  }
}

extension AppMessage: FrameMessage {
  private static let screenTag: UInt8 = 0
  private static let doneTag: UInt8 = 1

  package init(payload: ArraySlice<UInt8>) throws {
    var reader = CompactReader(payload.dropFirst())
    switch payload.first {
    case Self.screenTag: self = .screen(try ElementSnapshot(from: &reader))
    case Self.doneTag: self = .done(try reader.number())
    default:
      try self.init(json: payload)
      return
    }
    guard reader.isAtEnd else { throw CompactReader.Malformed() }
  }

  package func payload() throws -> [UInt8] {
    var writer = CompactWriter()
    switch self {
    case .screen(let screen):
      writer.write(byte: Self.screenTag)
      screen.write(to: &writer)
    case .done(let number):
      writer.write(byte: Self.doneTag)
      writer.write(number)
    default: return try json()
    }
    return writer.bytes
  }
}
