/// What leaves the app in a password's place: the SHA-256 hash of its UTF-8 bytes, in hexadecimal.
///
/// It keeps the password itself from the wire and from the service's log. Whoever has it can still register or sign in
/// with it, so it travels over HTTPS, and the service stores only a slow, salted hash of it.
public struct PasswordHash: Hashable, Sendable {
  /// The hash in 64 hexadecimal digits.
  public let hexadecimal: String

  /// Hashes a password.
  public init(of password: String) {
    hexadecimal = SHA256.digest(of: Array(password.utf8)).map(Self.digits).joined()
  }

  private static func digits(of byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16)
  }
}

extension PasswordHash: Codable {
  /// Reads the hexadecimal digits.
  public init(from decoder: any Decoder) throws {
    hexadecimal = try decoder.singleValueContainer().decode(String.self)
  }

  /// Writes the hexadecimal digits.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(hexadecimal)
  }
}
