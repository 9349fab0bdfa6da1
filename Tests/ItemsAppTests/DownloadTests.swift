import ItemsFunctions
import Observation
import Testing

@testable import ItemsApp

/// What the model makes of the items that come from outside.
@MainActor @Suite struct `A download` {
  private let functions = HeldFunctions()
  private let model: ItemsModel

  init() {
    model = ItemsModel(functions)
    model.draft = "TEA"
    model.addItem()
    model.selectItem("TEA")
  }

  /// Waits until the model has changed so that it is as wanted.
  private func wait(until isWanted: @MainActor () -> Bool) async {
    while !isWanted() { await Task.yield() }
  }

  @Test(arguments: [([], nil), (["MILK"], nil), (["MILK", "TEA"], "TEA"), (["ONE", "TWO", "THREE"], nil)])
  func `all at once replaces the items when it is complete`(items: [String], selectedItem: String?) async {
    model.downloadAllAtOnce()
    #expect(model.isDownloading)
    #expect(model.items == ["TEA"])
    functions.complete(.success(items))
    await wait { !model.isDownloading }
    #expect(model.items == items)
    #expect(model.selectedItem == selectedItem)
    #expect(model.message == nil)
  }

  @Test func `all at once that fails changes nothing, and says why`() async {
    model.downloadAllAtOnce()
    functions.complete(.failure(.status(500)))
    await wait { !model.isDownloading }
    #expect(model.items == ["TEA"])
    #expect(model.selectedItem == "TEA")
    #expect(model.message == "The items service answered with status 500.")
  }

  @Test func `one by one replaces the items while they come`() async {
    let download = Task { await model.downloadOneByOne() }
    await wait { model.isDownloading && functions.calls == [0, 1] }
    #expect(model.items == ["TEA"])
    functions.send("MILK")
    await wait { model.items == ["MILK"] }
    #expect(model.isDownloading)
    #expect(model.selectedItem == nil)
    functions.send("TEA")
    await wait { model.items == ["MILK", "TEA"] }
    functions.end()
    await download.value
    #expect(!model.isDownloading)
    #expect(model.items == ["MILK", "TEA"])
    #expect(model.message == nil)
  }

  @Test func `one by one without any item fails, and changes nothing`() async {
    let download = Task { await model.downloadOneByOne() }
    await wait { functions.calls == [0, 1] }
    functions.end(.badServerResponse)
    await download.value
    #expect(!model.isDownloading)
    #expect(model.items == ["TEA"])
    #expect(model.selectedItem == "TEA")
    #expect(model.message == "bad server response")
  }

  @Test func `one by one that breaks off keeps what came, and says why`() async {
    let download = Task { await model.downloadOneByOne() }
    await wait { functions.calls == [0, 1] }
    functions.send("MILK")
    functions.end(.connection)
    await download.value
    #expect(model.items == ["MILK"])
    #expect(model.message == "The items service cannot be reached.")
  }

  @Test func `does not begin while another is under way`() async {
    model.downloadAllAtOnce()
    model.downloadAllAtOnce()
    await model.downloadOneByOne()
    #expect(functions.calls == [1, 0])
    functions.complete(.success(["MILK"]))
    await wait { !model.isDownloading }
    model.downloadAllAtOnce()
    #expect(functions.calls == [2, 0])
  }
}
