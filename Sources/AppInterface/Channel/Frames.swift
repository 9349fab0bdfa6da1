/// Messages as bytes: four bytes of length, most significant first, then that many bytes of a message.
package enum Frames {
  /// The environment variable that holds the number of the channel's descriptor in the app.
  package static let channelVariable = "BROLLY_APP_CHANNEL"
  /// No message is longer; a longer one means that something else was written to the channel.
  package static let mostBytes = 64 << 20

  /// Returns a message as bytes.
  package static func bytes(of message: some FrameMessage) throws -> [UInt8] {
    let payload = try message.payload()
    guard payload.count <= mostBytes else { throw FrameError(payload) }
    return withUnsafeBytes(of: UInt32(payload.count).bigEndian) { Array($0) } + payload
  }
}
