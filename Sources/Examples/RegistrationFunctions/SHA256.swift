/// The Secure Hash Algorithm with 256 bits, as FIPS 180-4 specifies it.
///
/// An app would take it from CryptoKit or swift-crypto; this one needs no package, and runs on Linux.
enum SHA256 {
  /// Computes the 32 bytes of a message's hash (section 6.2.2).
  static func digest(of message: [UInt8]) -> [UInt8] {
    let bytes = padded(message)
    var hash = initialHash
    for start in stride(from: 0, to: bytes.count, by: 64) { update(&hash, with: bytes[start..<start + 64]) }
    return hash.flatMap(bigEndian)
  }

  /// Fills a message up to whole blocks of 64 bytes: a 1 bit, zeros, the length in bits (section 5.1.1).
  private static func padded(_ message: [UInt8]) -> [UInt8] {
    let zeros = (119 - message.count % 64) % 64
    return message + [0x80] + Array(repeating: 0, count: zeros) + bigEndian(UInt64(message.count) * 8)
  }

  /// Takes a block into the hash.
  private static func update(_ hash: inout [UInt32], with block: ArraySlice<UInt8>) {
    var work = hash
    for (word, constant) in zip(schedule(of: block), constants) {
      let (a, b, c, e, f, g) = (work[0], work[1], work[2], work[4], work[5], work[6])
      let choice = (e & f) ^ (~e & g)
      let majority = (a & b) ^ (a & c) ^ (b & c)
      let first = work[7] &+ (e.rotated(6) ^ e.rotated(11) ^ e.rotated(25)) &+ choice &+ constant &+ word
      let second = (a.rotated(2) ^ a.rotated(13) ^ a.rotated(22)) &+ majority
      work = [first &+ second, a, b, c, work[3] &+ first, e, f, g]
    }
    hash = zip(hash, work).map { $0 &+ $1 }
  }

  /// Spreads the 16 words of a block over the 64 rounds.
  private static func schedule(of block: ArraySlice<UInt8>) -> [UInt32] {
    var words = stride(from: block.startIndex, to: block.endIndex, by: 4).map { start in
      block[start..<start + 4].reduce(0) { $0 << 8 | UInt32($1) }
    }
    for position in 16..<64 {
      let (near, far) = (words[position - 2], words[position - 15])
      let first = far.rotated(7) ^ far.rotated(18) ^ far >> 3
      let second = near.rotated(17) ^ near.rotated(19) ^ near >> 10
      words.append(second &+ words[position - 7] &+ first &+ words[position - 16])
    }
    return words
  }

  private static func bigEndian<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] {
    stride(from: Number.bitWidth - 8, through: 0, by: -8).map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  /// The fractional parts of the square roots of the first 8 primes (section 5.3.3).
  private static let initialHash: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]

  /// The fractional parts of the cube roots of the first 64 primes (section 4.2.2).
  private static let constants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
    0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
    0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
    0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
    0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
    0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
    0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
  ]
}

extension UInt32 {
  /// The word with its bits moved to the right, those that fall off put in again on the left.
  fileprivate func rotated(_ count: UInt32) -> UInt32 { self >> count | self << (32 - count) }
}
