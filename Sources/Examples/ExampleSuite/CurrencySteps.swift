import Brolly
import CurrencyFunctions

extension Currency: StepParameter {}
extension Rates: StepParameter {}

let currencySteps = Steps<CurrencyWorld> {
  ParameterType("currencyCode", Currency.self)

  Given("1 {currencyCode} buys") { (world, base: Currency, rates: Rates) in
    world.bases.append(base)
    world.appF.fetchRates.answers.append(.success(rates))
  }
  Given("the rates service answers") { (world, answers: Stub<Rates>) in
    world.appF.fetchRates = answers
  }
  Given("the rates service then answers") { (world, answers: Stub<Rates>) in
    world.appF.fetchRates.answers += answers.answers
  }
  Given("time stands still for the converter") { world in
    world.app.stopsClock = true
  }

  When("{int} second(s) pass(es) for the converter") { (world, seconds: Int) in
    try await world.app.advanceClock(by: .seconds(seconds))
  }
  When("I open the converter") { world in
    try await world.app.launch(injecting: world.appF)
  }
  When("I make {string} the base currency") { (world, name: String) in
    try await world.cells.buttons[name].tap()
  }
  When("I change the amount to {string}") { (world, amount: String) in
    try await world.amountField.clearText()
    try await world.amountField.typeText(amount)
  }
  When("I type {string} behind the amount") { (world, text: String) in
    try await world.amountField.typeText(text)
  }
  When("I ask for the rates again") { world in
    try await world.app.buttons["Try again"].tap()
  }

  Then("the base currency is {string}") { (world, name: String) in
    try await world.baseCurrency.wait(for: \.label, toEqual: name)
  }
  Then("the amount reads {string}") { (world, amount: String) in
    try await world.amountField.wait(for: \.value, toEqual: amount)
  }
  Then("I get") { (world, rows: [CurrencyAmount]) in
    for (position, row) in rows.enumerated() {
      let cell = world.cells.element(boundBy: position)
      try await cell.buttons.firstMatch.wait(for: \.label, toEqual: row.currency)
      try await cell.staticTexts.firstMatch.wait(for: \.label, toEqual: row.amount)
    }
    try expect(await world.cells.count, equals: rows.count)
  }
  Then("I get no amounts") { world in
    try await world.cells.staticTexts.firstMatch.waitForNonExistence()
  }
  Then("I can convert to {string}, {string} and {string}") { (world, first: String, second: String, third: String) in
    for (position, name) in [first, second, third].enumerated() {
      try await world.cells.element(boundBy: position).buttons.firstMatch.wait(for: \.label, toEqual: name)
    }
    try expect(await world.cells.count, equals: 3)
  }
  Then("the base currency is a text, and the others are buttons in the table") { world in
    try await assertTrue {
      try await AppUI.baseCurrency.isStaticText
      try await AppUI.amount.isTextField
      try await AppUI.unitedStatesDollar.isStaticText
      for other in [AppUI.euro, .canadianDollar, .franc] {
        try await other.isButton
        try await other.isWithinTableCell
      }
      try await AppUI.euro.elementType == .button
    }
    try await assertFalse {
      try await AppUI.unitedStatesDollar.isWithinTableCell
      try await AppUI.amount.isStaticText
      try await AppUI.franc.isTextField
    }
  }
  Then("the converter says {string}") { (world, message: String) in
    try await world.errorMessage.wait(for: \.label, toEqual: message)
  }
  Then("the converter says nothing") { world in
    try await world.errorMessage.waitForNonExistence()
  }
  Then("the rates are on their way") { world in
    try await world.loadingMessage.waitForExistence()
  }
  Then("the rates have come") { world in
    try await world.loadingMessage.waitForNonExistence()
  }
  Then("the rates of each base were asked for, and no others") { world in
    let calls = try await world.app.calls("fetchRates")
    try expect(try calls.map { try $0.argument(0, as: Currency.self) }, equals: world.bases)
  }
}
