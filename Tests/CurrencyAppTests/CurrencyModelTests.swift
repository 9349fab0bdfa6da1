import CurrencyFunctions
import Foundation
import Testing

@testable import CurrencyApp

/// Functions that answer when they are let.
private actor HeldRates: AppFunctions {
  private var waiting: [CheckedContinuation<Rates, Never>] = []

  func fetchRates(base: Currency) async throws -> Rates { await withCheckedContinuation { waiting.append($0) } }

  var count: Int { waiting.count }

  func answer(_ index: Int, _ rates: Rates) { waiting[index].resume(returning: rates) }
}

@MainActor @Suite struct `The currency converter's model` {
  private func rates(_ amount: Decimal) -> Rates {
    Rates(Dictionary(uniqueKeysWithValues: Currency.allCases.map { ($0, amount) }))
  }

  @Test func `passes over an answer that comes after the next request`() async throws {
    let functions = HeldRates()
    let model = CurrencyModel(functions)
    let first = Task { await model.load() }
    while await functions.count < 1 { await Task.yield() }
    let second = Task { await model.makeBase(.euro) }
    while await functions.count < 2 { await Task.yield() }
    await functions.answer(1, rates(2))
    await second.value
    await functions.answer(0, rates(9))
    await first.value
    #expect(model.content == .rates(rates(2)))
    #expect(model.base == .euro)
    #expect(model.others == [.unitedStatesDollar, .canadianDollar, .franc])
  }

  @Test func `shows nothing for an amount that is none, and everything again for one that is`() async {
    let functions = HeldRates()
    let model = CurrencyModel(functions)
    let load = Task { await model.load() }
    while await functions.count < 1 { await Task.yield() }
    #expect(model.content == .loading)
    #expect(model.converted(to: .euro) == nil)
    await functions.answer(0, rates(2))
    await load.value
    #expect(model.converted(to: .euro) == "2.00 🇪🇺")
    model.enter(amount: "-1")
    #expect(model.converted(to: .euro) == nil)
    #expect(model.errorMessage == "An amount cannot be negative.")
    model.enter(amount: "3")
    #expect(model.converted(to: .euro) == "6.00 🇪🇺")
    #expect(model.errorMessage == nil)
  }
}
