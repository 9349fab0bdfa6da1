import Brolly
import ItemsFunctions

/// A scenario may set up all side effects at once, as a step's YAML value.
extension TestAppF: StepParameter {}

let itemsSteps = Steps<ItemsWorld> {
  givenItems
  itemChanges
  itemDownloads
}

/// What the app finds outside.
private let givenItems = Steps<ItemsWorld> {
  Given("I am a premium member") { world in world.appF.isPremium = true }
  Given("I am an ordinary member") { world in world.appF.isPremium = false }
  Given("the items service offers") { (world, items: [String]) in world.appF.items = .success(items) }
  Given("the items service offers nothing") { world in world.appF.items = .success([]) }
  Given("the items service answers") { (world, answers: Stub<[String]>) in world.appF.items = answers }
  Given("the items app meets") { (world, appF: TestAppF) in world.appF = appF }
  Given("the items service fails with status {int}") { (world, status: Int) in
    world.appF.items = .failure(StubFailure(status: status))
  }
  Given("the items service cannot be reached") { world in
    world.appF.items = .failure(StubFailure(reason: "connection"))
  }
  Given("the items service answers nonsense") { world in
    world.appF.items = .failure(StubFailure(reason: "malformed"))
  }
  When("I open the list of items") { world in
    try await world.app.launch(injecting: world.appF)
  }
  Then("premium membership is shown as {string}") { (world, shown: String) in
    try await world.app.staticTexts["isPremium"].wait(for: \.label, toEqual: shown)
  }
}

/// What a person does with single items.
private let itemChanges = Steps<ItemsWorld> {
  When("I add the item {string}") { (world, item: String) in try await world.press("addButton", for: item) }
  When("I add the items") { (world, items: [String]) in
    for item in items { try await world.press("addButton", for: item) }
  }
  When("I add {int} different item(s)") { (world, count: Int) in
    for number in 0..<count { try await world.press("addButton", for: "item \(number)") }
  }
  When("I add random items") { world in
    for _ in 0..<Int.random(in: 1...10, using: &world.scenario.random) {
      let item = "item \(Int.random(in: 0..<1_000_000, using: &world.scenario.random))"
      world.randomItems.append(item)
      try await world.press("addButton", for: item)
    }
  }
  When("I select one of them") { world in
    let item = try unwrap(world.randomItems.randomElement(using: &world.scenario.random))
    world.randomItems = [item]
    try await world.press("selectButton", for: item)
  }
  Then("the list holds all of them") { world in try await world.expectItems(world.randomItems) }
  Then("that one is selected") { world in
    try await world.selectedItem.wait(for: \.label, toEqual: world.randomItems[0])
  }
  When("I select the item {string}") { (world, item: String) in try await world.press("selectButton", for: item) }
  When("I tap the item {string} in the list") { (world, item: String) in try await world.itemCells[item].tap() }
  When("I save the item {string}") { (world, item: String) in try await world.press("saveButton", for: item) }

  Then("the list of items holds") { (world, items: [String]) in try await world.expectItems(items) }
  Then("the list of items is empty") { world in try await world.expectCount(0) }
  Then("the list holds {int} item(s)") { (world, count: Int) in try await world.expectCount(count) }
  Then("the selected item is {string}") { (world, item: String) in
    try await world.selectedItem.wait(for: \.label, toEqual: item)
    try expect(await world.itemCells[item].isSelected, "'\(item)' is not marked in the list.")
  }
  Then("no item is selected") { world in try await world.selectedItem.waitForNonExistence() }
  Then("the item is saved") { world in try await world.message.wait(for: \.label, toEqual: "saved") }
  Then("the item is not saved because of {word}") { (world, error: String) in
    try await world.message.wait(for: \.label, toEqual: error)
  }
}

/// What the service has to do with it.
private let itemDownloads = Steps<ItemsWorld> {
  ParameterType("way", DownloadWay.self)

  When("I download the items {way}") { (world, way: DownloadWay) in
    try await world.app.buttons[way.button].tap()
  }
  Then("the download fails with {string}") { (world, reason: String) in
    try await world.message.wait(for: \.label, toEqual: reason)
  }
  Then("the download reports no failure") { world in
    try await world.app.buttons["downloadAllAtOnceButton"].wait(for: \.isEnabled, toEqual: true)
    try await world.message.waitForNonExistence()
  }
  Then("the items are still awaited") { world in
    for way in DownloadWay.allCases {
      try await world.app.buttons[way.button].wait(for: \.isEnabled, toEqual: false)
    }
  }
  Then("I can download the items {way}") { (world, way: DownloadWay) in
    try await world.app.buttons[way.button].wait(for: \.isEnabled, toEqual: true)
  }
}
