/// Bytes on the channel that are no message.
package struct FrameError: Error, CustomStringConvertible {
  /// The beginning of what came instead, as text.
  package let beginning: String

  init(_ bytes: some Collection<UInt8>) { beginning = String(decoding: bytes.prefix(60), as: UTF8.self) }

  /// What came instead.
  package var description: String { "what came over the channel is not a message: \(beginning.debugDescription)" }
}
