import AppHost
import CurrencyFunctions

/// A traveller sees what an amount of money is worth elsewhere.
@main
struct CurrencyApp {
  @MainActor
  static func main() async {
    let functions: any AppFunctions = Injection.decode(TestAppF.self) ?? AppF()
    let model = CurrencyModel(functions)
    Task { await model.load() }
    await AppHost.run { screen(of: model) }
  }

  @MainActor
  @ScreenBuilder
  private static func screen(of model: CurrencyModel) -> [ScreenNode] {
    StaticText("Base Currency")
    StaticText(model.base.name, identifier: "baseCurrency")
    TextField("Amount", identifier: "amountTextField", text: model.amountText) { model.enter(amount: $0) }
    if model.content == .loading { StaticText("Loading the rates…", identifier: "loadingMessage") }
    if let message = model.errorMessage { StaticText(message, identifier: "errorMessage") }
    if case .failure = model.content { Button("Try again") { await model.load() } }
    Table {
      for currency in model.others { cell(of: currency, in: model) }
    }
  }

  @MainActor
  private static func cell(of currency: Currency, in model: CurrencyModel) -> Cell {
    Cell {
      Button(currency.name) { await model.makeBase(currency) }
      if let amount = model.converted(to: currency) { StaticText(amount) }
    }
  }
}
