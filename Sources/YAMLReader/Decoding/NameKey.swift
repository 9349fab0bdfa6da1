/// A key that no type declares, such as the key of a dictionary.
struct NameKey: CodingKey {
  let stringValue: String

  init(_ name: String) {
    stringValue = name
  }

  init?(stringValue: String) {
    self.init(stringValue)
  }

  init?(intValue: Int) {
    return nil
  }

  var intValue: Int? { nil }
}
