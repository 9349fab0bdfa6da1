import Testing

@testable import Brolly

@Suite struct `Random numbers` {
  /// Source: the values of the reference implementation, prng.di.unimi.it/splitmix64.c, for the seed 1234567.
  @Test func `are those of SplitMix64`() {
    var generator = SplitMix64(seed: 1_234_567)
    let numbers = (0..<5).map { _ in generator.next() }
    #expect(
      numbers == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423, 4_593_380_528_125_082_431,
        16_408_922_859_458_223_821,
      ])
  }

  @Test func `differ between scenarios and between seeds`() {
    var firsts: Set<UInt64> = []
    for place in ["a.yaml:3:5", "a.yaml:5:5", "b.yaml:3:5"] {
      for seed in 0..<1000 as Range<UInt64> {
        var generator = SplitMix64(seed: seed, of: place)
        firsts.insert(generator.next())
      }
    }
    #expect(firsts.count == 3000)
  }
}
