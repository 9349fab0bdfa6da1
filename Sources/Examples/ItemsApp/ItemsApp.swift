import AppHost
import ItemsFunctions

/// A person downloads items, adds some, selects one, and saves one.
@main
struct ItemsApp {
  @MainActor
  static func main() async {
    let functions: any AppFunctions = Injection.decode(TestAppF.self) ?? AppF()
    let model = ItemsModel(functions)
    await AppHost.run { screen(of: model) }
  }

  @MainActor
  @ScreenBuilder
  private static func screen(of model: ItemsModel) -> [ScreenNode] {
    NavigationBar("Items")
    StaticText("\(model.isPremium)", identifier: "isPremium")
    TextField("Item", identifier: "itemTextField", text: model.draft) {
      model.draft = $0
    } submit: {
      model.addItem()
    }
    Button("Add", identifier: "addButton") { model.addItem() }
    Button("Select", identifier: "selectButton") { model.selectItem(model.draft) }
    Button("Save", identifier: "saveButton") { model.saveItem() }
    downloadButtons(of: model)
    if let item = model.selectedItem { StaticText(item, identifier: "selectedItem") }
    if let message = model.message { StaticText(message, identifier: "message") }
    Table(identifier: "items") {
      for item in model.items {
        Cell(item, isSelected: item == model.selectedItem, action: { model.selectItem(item) })
      }
    }
  }

  @MainActor
  @ScreenBuilder
  private static func downloadButtons(of model: ItemsModel) -> [ScreenNode] {
    let isEnabled = !model.isDownloading
    Button("Download all at once", identifier: "downloadAllAtOnceButton", isEnabled: isEnabled) {
      model.downloadAllAtOnce()
    }
    Button("Download one by one", identifier: "downloadOneByOneButton", isEnabled: isEnabled) {
      await model.downloadOneByOne()
    }
  }
}
