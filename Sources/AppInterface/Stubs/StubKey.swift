/// Any key of a mapping, for finding those that mean nothing.
struct StubKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }

  /// Refuses keys that nobody reads: a misspelt one would be ignored, and the stub would do something else.
  static func refuseOthers(than known: [String], in decoder: any Decoder) throws {
    for key in try decoder.container(keyedBy: StubKey.self).allKeys where !known.contains(key.stringValue) {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath + [key],
          debugDescription: "there is no key '\(key.stringValue)' here; there are \(known.joined(separator: ", "))"))
    }
  }
}
