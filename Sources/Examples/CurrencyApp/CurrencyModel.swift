import CurrencyFunctions
import Observation

/// What the currency converter shows, and what it does.
@Observable
@MainActor
final class CurrencyModel {
  /// What is known of the rates.
  enum Content: Equatable {
    /// An answer is awaited.
    case loading
    /// What the base buys.
    case rates(Rates)
    /// There are no rates, for this reason.
    case failure(String)
  }

  /// What is converted from.
  private(set) var base = Currency.unitedStatesDollar
  /// What is converted to, in the order of the table.
  private(set) var others = [Currency.euro, .canadianDollar, .franc]
  /// What stands in the amount's field.
  private(set) var amountText = "1"
  /// What is known of the rates.
  private(set) var content = Content.loading

  private var requests = 0
  private let functions: any AppFunctions

  /// Makes a model that asks the world through these functions.
  init(_ functions: any AppFunctions) {
    self.functions = functions
  }

  /// What went wrong, if something did: with the rates, else with the amount.
  var errorMessage: String? {
    if case .failure(let reason) = content { return reason }
    do throws(AmountMistake) {
      _ = try Amount(amountText)
      return nil
    } catch {
      return error.description
    }
  }

  /// What the amount is in another currency, with its flag; nil where that is not known.
  func converted(to currency: Currency) -> String? {
    guard case .rates(let rates) = content, let rate = rates[currency] else { return nil }
    do throws(AmountMistake) {
      return "\((try Amount(amountText).value * rate).inHundredths) \(currency.flag)"
    } catch {
      return nil
    }
  }

  /// Takes the amount as it is after a key.
  func enter(amount: String) {
    amountText = amount
  }

  /// Makes another currency the base, which takes its place in the table, and asks for its rates.
  func makeBase(_ currency: Currency) async {
    guard let position = others.firstIndex(of: currency) else { return }
    others[position] = base
    base = currency
    await load()
  }

  /// Asks for the rates of the base.
  func load() async {
    requests += 1
    let request = requests
    content = .loading
    let answer = await fetch()
    // An answer that comes after the next request is about another base, or older.
    if request == requests { content = answer }
  }

  private func fetch() async -> Content {
    let (base, others) = (base, others)
    do {
      let rates = try await functions.fetchRates(base: base)
      guard others.allSatisfy({ rates[$0] != nil }) else { throw CurrencyFailure.noRates(of: base) }
      return .rates(rates)
    } catch {
      return .failure("\(error)")
    }
  }
}
