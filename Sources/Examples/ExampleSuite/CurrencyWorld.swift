import Brolly
import CurrencyFunctions

/// What the steps of a currency scenario share.
final class CurrencyWorld: World {
  var appF = TestAppF()
  /// The bases whose rates the scenario has told, in the order in which they will be asked for.
  var bases: [Currency] = []
  let app: App

  init(_ scenario: ScenarioContext) {
    app = scenario.app("CurrencyApp")
  }

  var baseCurrency: Element { app.staticTexts["baseCurrency"] }
  var amountField: Element { app.textFields["amountTextField"] }
  var errorMessage: Element { app.staticTexts["errorMessage"] }
  var loadingMessage: Element { app.staticTexts["loadingMessage"] }
  var cells: ElementQuery { app.tables.cells }
}
