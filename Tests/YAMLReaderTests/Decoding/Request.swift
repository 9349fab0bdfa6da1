import Diagnostics
import Foundation
import YAMLReader

/// What the mistakes of a decoder are made in.
struct Request: Decodable {
  enum Answer: Decodable {
    case failure(status: UInt8)
    case delay(Double)
    case silence
  }
  enum Mood: String, Decodable, CaseIterable { case sunny, rainy }
  var answers: [Answer]?
  var mood: Mood?
  var moods: [Mood: Int]?
  var isFast: Bool?
  var when: Date?
  var id: UUID?
  var site: URL?
  var nested: [String: [Nested]]?
  var price: Decimal?
  var name: String?
  var pair: Pair?
}
struct Nested: Decodable { var status: Int }
struct Pair: Decodable {
  var items: [Int] = []
  init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    for _ in 0..<2 { items.append(try container.decode(Int.self)) }
    guard items[0] < items[1] else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "the first is to be smaller")
    }
  }
}

/// What the author of a request reads about its mistake; empty where there is none.
func mistake(in text: String) -> String {
  do {
    _ = try decode(Request.self, from: text)
    return ""
  } catch let diagnostic as Diagnostic {
    return rendered([diagnostic], source: text)
  } catch {
    return "\(error)"
  }
}
