/// The place of an item in a list.
struct IndexKey: CodingKey {
  let index: Int

  init(_ index: Int) {
    self.index = index
  }

  init?(intValue: Int) {
    self.init(intValue)
  }

  init?(stringValue: String) {
    return nil
  }

  var intValue: Int? { index }
  var stringValue: String { "\(index)" }
}
