import AppInterface
import Brolly
import CurrencyFunctions
import Foundation
import TestSupport
import Testing

/// The app as a process, its screen whole; injected, and with the real side effects against a server on this machine.
@MainActor @Suite struct `The currency converter` {
  private func currencyApp(_ address: String? = nil) -> App {
    let app = ScenarioApps { BuiltProducts.path($0) }.app(named: "CurrencyApp")
    app.launchEnvironment["CURRENCY_API"] = address
    return app
  }

  private func screen(of app: App) async throws -> String {
    try await app.snapshot().outline.joined(separator: "\n")
  }

  private let head = """
    staticText  "Base Currency"
    staticText  "United States Dollar" (baseCurrency)
    textField   "1" (amountTextField, placeholder "Amount")
    """

  private let buttons = """
    table
      cell  button "Euro"
      cell  button "Canadian Dollar"
      cell  button "Franc"
    """

  @Test func `shows that it waits, then the rates`() async throws {
    var appF = TestAppF()
    appF.fetchRates = .success(Rates([.euro: 2, .canadianDollar: 3, .franc: 4]), after: .seconds(2))
    let app = currencyApp()
    app.stopsClock = true
    try await app.launch(injecting: appF)
    #expect(
      try await screen(of: app) == "\(head)\nstaticText  \"Loading the rates…\" (loadingMessage)\n\(buttons)")
    try await app.waitForCalls("fetchRates")
    try await app.advanceClock(by: .seconds(2))
    let table = """
      table
        cell  button "Euro"  staticText "2.00 🇪🇺"
        cell  button "Canadian Dollar"  staticText "3.00 🇨🇦"
        cell  button "Franc"  staticText "4.00 🇨🇭"
      """
    try await app.staticTexts["2.00 🇪🇺"].waitForExistence()
    #expect(try await screen(of: app) == "\(head)\n\(table)")
    await app.terminate()
  }

  @Test func `shows why there are no rates, and a way to ask again`() async throws {
    var appF = TestAppF()
    appF.fetchRates = .failure(StubFailure(status: 503))
    let app = currencyApp()
    try await app.launch(injecting: appF)
    try await app.buttons["Try again"].waitForExistence()
    let reason = "The rates service answered with status 503."
    let message = "staticText  \"\(reason)\" (errorMessage)\nbutton      \"Try again\""
    #expect(try await screen(of: app) == "\(head)\n\(message)\n\(buttons)")
    await app.terminate()
  }

  @Test func `asks the real service where nothing is injected`() async throws {
    let server = try LoopbackServer(
      .init(status: 500),
      .init(body: #"{"base": "USD", "rates": {"EUR": 0.92, "CAD": 1.36, "CHF": 0.885, "JPY": 157}}"#),
      .init(body: #"{"base": "EUR", "rates": {"USD": 1.09, "CAD": 1.48, "CHF": 0.96}}"#))
    defer { server.stop() }
    let app = currencyApp(server.address)
    try await app.launch()
    try await app.staticTexts["The rates service answered with status 500."].waitForExistence(timeout: .seconds(10))
    try await app.buttons["Try again"].tap()
    try await app.staticTexts["0.89 🇨🇭"].waitForExistence(timeout: .seconds(10))
    try await app.tables.cells.buttons["Euro"].tap()
    try await app.staticTexts["1.09 🇺🇸"].waitForExistence(timeout: .seconds(10))
    server.stop()
    try await app.tables.cells.buttons["Franc"].tap()
    try await app.staticTexts["The rates service cannot be reached."].waitForExistence(timeout: .seconds(10))
    #expect(
      server.requests == [
        "GET /rates?base=USD HTTP/1.1", "GET /rates?base=USD HTTP/1.1", "GET /rates?base=EUR HTTP/1.1",
      ])
    await app.terminate()
  }
}
