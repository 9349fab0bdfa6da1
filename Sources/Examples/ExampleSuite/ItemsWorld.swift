import Brolly
import ItemsFunctions

/// What the steps of an items scenario share.
final class ItemsWorld: World {
  var appF = TestAppF()
  let app: App
  let scenario: ScenarioContext
  /// The items that were added by chance, in their order.
  var randomItems: [String] = []

  init(_ scenario: ScenarioContext) {
    self.scenario = scenario
    app = scenario.app("ItemsApp")
  }

  var itemCells: ElementQuery { app.tables["items"].cells }
  var selectedItem: Element { app.staticTexts["selectedItem"] }
  var message: Element { app.staticTexts["message"] }

  /// Writes an item into the text field, and presses one of the buttons beside it.
  func press(_ button: String, for item: String) async throws {
    let field = app.textFields["itemTextField"]
    try await field.clearText()
    try await field.typeText(item)
    try await app.buttons[button].tap()
  }

  /// Waits until the list is as it should be, and compares all of it then.
  func expectItems(_ expected: [String]) async throws {
    for (position, item) in expected.enumerated() {
      try await itemCells.element(boundBy: position).wait(for: \.label, toEqual: item)
    }
    try await expectCount(expected.count)
    try expect(await itemLabels(), equals: expected)
  }

  /// Waits until the list has so many items, and fails where it has more.
  func expectCount(_ count: Int) async throws {
    if count > 0 { try await itemCells.element(boundBy: count - 1).waitForExistence() }
    try await itemCells.element(boundBy: count).waitForNonExistence()
  }

  /// The items as they stand in the list.
  func itemLabels() async throws -> [String] {
    try await app.tables["items"].snapshot().children.map(\.label)
  }
}
