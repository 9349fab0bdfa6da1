import AppHost

extension TestAppF {
  /// Any key: one that is misspelt would otherwise leave the default in place and go unnoticed.
  private struct WrittenKey: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  /// Reads what a scenario mentions, and refuses what these side effects do not have.
  public init(from decoder: any Decoder) throws {
    for key in try decoder.container(keyedBy: WrittenKey.self).allKeys
    where CodingKeys(rawValue: key.stringValue) == nil {
      let known = CodingKeys.allCases.map(\.rawValue).joined(separator: " and ")
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath + [key],
          debugDescription: "there is no key '\(key.stringValue)' here; there are \(known)"))
    }
    let container = try decoder.container(keyedBy: CodingKeys.self)
    isPremium = try container.decodeIfPresent(Bool.self, forKey: .isPremium) ?? isPremium
    items = try container.decodeIfPresent(Stub<[String]>.self, forKey: .items) ?? items
  }
}
