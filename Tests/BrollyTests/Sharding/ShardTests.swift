import Diagnostics
import Testing

@testable import Brolly

@Suite struct `Shards of a suite` {
  /// Some durations, long and short and unknown.
  private static func durations(_ count: Int) -> [Duration?] {
    (0..<count).map { $0 % 7 == 0 ? nil : .milliseconds($0 * 37 % 101) }
  }

  @Test(arguments: 1...12, [0, 1, 2, 5, 60])
  func `are disjoint, and together all, in their order`(count: Int, size: Int) throws {
    for durations in [[Duration?](repeating: nil, count: size), Self.durations(size)] {
      let parts = try (1...count).map { number in
        try #require(Shard(number, of: count)).positions(of: durations)
      }
      #expect(parts.flatMap(\.self).sorted() == Array(0..<size))
      #expect(parts.allSatisfy { $0 == $0.sorted() })
    }
  }

  @Test func `deal out like cards where no durations are known`() throws {
    #expect(try #require(Shard(2, of: 3)).positions(of: Array(repeating: nil, count: 8)) == [1, 4, 7])
  }

  @Test func `take about the same time where durations are known`() throws {
    let durations: [Duration?] = [8, 1, 1, 1, 1, 1, 1, 2].map { .seconds($0) }
    #expect(try #require(Shard(1, of: 2)).positions(of: durations) == [0])
    #expect(try #require(Shard(2, of: 2)).positions(of: durations) == [1, 2, 3, 4, 5, 6, 7])
  }

  @Test func `take what is not known to last as long as the middle one`() throws {
    let durations: [Duration?] = [.seconds(3), nil, .seconds(3), .seconds(9)]
    #expect(try #require(Shard(1, of: 2)).positions(of: durations) == [3])
  }

  @Test(arguments: ["1/1", "2/3", "10000/10000"]) func `are written as K of N`(text: String) throws {
    #expect(try Shard(parsing: text).description == text)
  }

  @Test(arguments: ["", "1", "0/3", "4/3", "1/0", "-1/3", "1/2/3", "a/b", "1/10001", "1 /2", "99999999999999999999/3"])
  func `that do not exist are refused`(text: String) {
    #expect {
      _ = try Shard(parsing: text)
    } throws: {
      ($0 as? Diagnostic)?.problem == "'\(text)' is no shard."
    }
  }
}
