/// A small random number generator that gives the same numbers for the same seed on every machine.
///
/// Source: G. Steele, D. Lea, C. Flood: Fast splittable pseudorandom number generators, 2014.
public struct SplitMix64: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Makes a generator.
  public init(seed: UInt64) {
    state = seed
  }

  /// Makes a generator whose numbers depend on a text as well as on the seed.
  init(seed: UInt64, of text: String) {
    // FNV-1a, isthe.com/chongo/tech/comp/fnv: `Hasher` would give other numbers in each process. The seed is mixed apart
    // from it, or the next seed of one text would be that of another text.
    var seeds = SplitMix64(seed: seed)
    state = seeds.next() ^ text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
  }

  /// Returns the next number.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
