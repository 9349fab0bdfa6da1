import Diagnostics
import Foundation
import Testing
import YAMLReader

@Suite struct `Decoding` {
  struct Answer: Decodable, Equatable {
    enum Outcome: Decodable, Equatable {
      case success(Report)
      case failure(status: Int, reason: String?)
      case delay(Double)
      case silence
    }
    struct Report: Decodable, Equatable {
      var condition: Condition
      var degrees: Int
    }
    enum Condition: String, Decodable, CaseIterable { case sunny, rainy }
    var outcomes: [Outcome]
  }

  @Test func `reads enums with payloads as people write them`() throws {
    let text = """
      outcomes:
        - success: {condition: rainy, degrees: 11}
        - success: {_0: {condition: sunny, degrees: 0x18}}
        - failure: {status: 503}
        - failure: {status: 404, reason: NO}
        - delay: 1.5
        - silence
        - silence:
        - silence: {}
      """
    let answer = try decode(Answer.self, from: text)
    #expect(
      answer.outcomes == [
        .success(.init(condition: .rainy, degrees: 11)), .success(.init(condition: .sunny, degrees: 24)),
        .failure(status: 503, reason: nil), .failure(status: 404, reason: "NO"), .delay(1.5),
        .silence, .silence, .silence,
      ])
  }

  @Test(arguments: ["NO", "007", "1.10", "12:30", "0x1F", "true", "1e3", "~x", "2026-12-01", "日本 👩‍👩‍👧"])
  func `gives a String what is written`(text: String) throws {
    #expect(try decode([String].self, from: "- \(text)\n- '\(text)'") == [text, text])
  }

  @Test func `reads integers of the core schema and no others`() throws {
    #expect(try decode([Int].self, from: "[0, -7, +7, 007, 0o17, 0xfF]") == [0, -7, 7, 7, 15, 255])
    #expect(try decode([UInt8].self, from: "[0, 255]") == [0, 255])
    #expect(try decode(Int64.self, from: "-9223372036854775808") == .min)
    for text in ["1.0", "1_000", "0b1", "0x", "-0x1", "abc", "1 2", "+", "1:30"] {
      #expect(throws: Diagnostic.self) { try decode(Int.self, from: text) }
    }
  }

  @Test func `reads floats of the core schema and no others`() throws {
    #expect(
      try decode([Double].self, from: "[1, 1.5, .5, 1., -1e3, 6.02E+23, .inf, -.INF, 0x10]")
        == [1, 1.5, 0.5, 1, -1000, 6.02e23, .infinity, -.infinity, 16])
    #expect(try decode(Float.self, from: ".nan").isNaN)
    for text in ["inf", "nan", "1e", ".", "1e999", "0x1p3", "1,5", "- 1"] {
      #expect(throws: Diagnostic.self) { try decode(Double.self, from: text) }
    }
  }

  @Test func `takes nothing, ~ and null for nil, and quotes for a text`() throws {
    #expect(
      try decode([String?].self, from: "[~, null, Null, NULL, 'null', ~a]") == [nil, nil, nil, nil, "null", "~a"])
    #expect(try decode([String: Int?].self, from: "a:\nb: 1") == ["a": nil, "b": 1])
  }

  @Test func `reads what Foundation's types are made of`() throws {
    struct Values: Decodable, Equatable {
      var day: Date, time: Date, fraction: Date, offset: Date
      var url: URL
      var price: Decimal
      var bytes: Data
      var id: UUID
    }
    let values = try decode(
      Values.self,
      from: """
        day: 1970-01-02
        time: 1970-01-01T00:00:10Z
        fraction: 1970-01-01T00:00:00.500Z
        offset: 1970-01-01T02:00:00+02:00
        url: https://example.org/a?b=c
        price: 1.10
        bytes: |
          aGVs
          bG8=
        id: E621E1F8-C36C-495A-93FC-0C247A3E6E5F
        """)
    #expect(values.day == Date(timeIntervalSince1970: 86400))
    #expect(values.time == Date(timeIntervalSince1970: 10))
    #expect(values.fraction == Date(timeIntervalSince1970: 0.5))
    #expect(values.offset == Date(timeIntervalSince1970: 0))
    #expect(values.url.absoluteString == "https://example.org/a?b=c")
    #expect(values.price == Decimal(string: "1.10"))
    #expect(values.bytes == Data("hello".utf8))
    #expect(values.id.uuidString == "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")
  }

  enum Currency: String, Decodable, CaseIterable { case euro, franc }

  @Test func `reads dictionaries by texts, integers and enums`() throws {
    #expect(try decode([String: [Int]].self, from: "NO: [1]\n1.10: []") == ["NO": [1], "1.10": []])
    #expect(try decode([Int: String].self, from: "1: a\n'2': b") == [1: "a", 2: "b"])
    #expect(try decode([Currency: Double].self, from: "euro: 0.92\nfranc: 1") == [.euro: 0.92, .franc: 1])
  }

  @Test func `gives nested containers and a super decoder`() throws {
    struct Nested: Decodable {
      enum Key: CodingKey { case outer, inner, list, `super` }
      var values: [Int] = []
      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        let outer = try container.nestedContainer(keyedBy: Key.self, forKey: .outer)
        values.append(try outer.decode(Int.self, forKey: .inner))
        var list = try container.nestedUnkeyedContainer(forKey: .list)
        var first = try list.nestedUnkeyedContainer()
        values.append(try first.decode(Int.self))
        let second = try list.nestedContainer(keyedBy: Key.self)
        values.append(try second.decode(Int.self, forKey: .inner))
        #expect(try list.decodeNil())
        #expect(list.isAtEnd && list.count == 3 && list.currentIndex == 3)
        values.append(try Int(from: container.superDecoder()))
      }
    }
    let text = "outer: {inner: 1}\nlist: [[2], {inner: 3}, null]\nsuper: 4"
    #expect(try decode(Nested.self, from: text).values == [1, 2, 3, 4])
  }

  @Test func `hands its user info on`() throws {
    struct Asking: Decodable {
      var value: String?
      init(from decoder: any Decoder) throws {
        value = CodingUserInfoKey(rawValue: "k").flatMap { decoder.userInfo[$0] as? String }
      }
    }
    var decoder = YAMLDecoder()
    decoder.userInfo[try #require(CodingUserInfoKey(rawValue: "k"))] = "v"
    #expect(try decoder.decode([Asking].self, from: root("[a]"), file: "test.yaml").first?.value == "v")
  }
}
