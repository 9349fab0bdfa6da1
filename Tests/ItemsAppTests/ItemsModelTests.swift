import Testing

@testable import ItemsApp

@MainActor @Suite struct `The items model` {
  private func model(_ items: [String] = [], isPremium: Bool = false) -> ItemsModel {
    let model = ItemsModel(HeldFunctions(isPremium: isPremium))
    for item in items { add(item, to: model) }
    return model
  }

  private func add(_ item: String, to model: ItemsModel) {
    model.draft = item
    model.addItem()
  }

  private func save(_ item: String, in model: ItemsModel) -> String? {
    model.draft = item
    model.saveItem()
    return model.message
  }

  @Test func `is empty at first`() {
    let model = model()
    #expect(model.items == [])
    #expect(model.selectedItem == nil)
    #expect(model.message == nil)
    #expect(model.draft == "")
    #expect(!model.isDownloading)
  }

  @Test(arguments: [true, false]) func `knows who is a premium member`(isPremium: Bool) {
    #expect(model(isPremium: isPremium).isPremium == isPremium)
  }

  @Test func `adds an item behind the others, and empties the text field`() {
    let model = model(["TEA", "MILK", "TEA", " 4 cubes "])
    #expect(model.items == ["TEA", "MILK", "TEA", " 4 cubes "])
    #expect(model.draft == "")
  }

  @Test(arguments: ["", " ", "\t\n", "\u{3000}"]) func `does not add a blank item`(blank: String) {
    let model = model(["TEA"])
    add(blank, to: model)
    #expect(model.items == ["TEA"])
    #expect(model.draft == blank)
  }

  @Test func `selects an item that is there`() {
    let model = model(["TEA", "MILK"])
    model.selectItem("MILK")
    #expect(model.selectedItem == "MILK")
    model.selectItem("TEA")
    #expect(model.selectedItem == "TEA")
  }

  @Test(arguments: ["COFFEE", "tea", "TEA ", "", " "])
  func `clears the selection where the item is not there`(item: String) {
    let model = model(["TEA"])
    model.selectItem("TEA")
    model.selectItem(item)
    #expect(model.selectedItem == nil)
  }

  @Test(arguments: [
    ("TEA", "saved"), ("MILK", "saved"), ("", "noData"), (" \t", "noData"), ("COFFEE", "itemNotFound"),
    ("tea", "itemNotFound"),
  ]) func `saves what is there, and says what is wrong otherwise`(item: String, message: String) {
    #expect(save(item, in: model(["TEA", "MILK"])) == message)
  }

  @Test func `takes its message away when something else is done`() {
    let model = model(["TEA"])
    #expect(save("COFFEE", in: model) == "itemNotFound")
    model.selectItem("TEA")
    #expect(model.message == nil)
    #expect(save("COFFEE", in: model) == "itemNotFound")
    add("COFFEE", to: model)
    #expect(model.message == nil)
    #expect(save("COFFEE", in: model) == "saved")
    model.downloadAllAtOnce()
    #expect(model.message == nil)
  }
}
