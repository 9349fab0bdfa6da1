import CurrencyFunctions
import Foundation
import TestSupport
import Testing

@testable import CurrencyApp

/// The real side effects, against a server on this machine.
@Suite struct `The real rates service` {
  private func appF(_ address: String?) -> AppF {
    AppF(environment: address.map { ["CURRENCY_API": $0] } ?? [:])
  }

  private func expectFailure(_ failure: CurrencyFailure, of appF: AppF) async {
    await #expect(throws: failure) { try await appF.fetchRates(base: .euro) }
  }

  @Test func `tells what a currency buys, and passes over currencies that nobody asked for`() async throws {
    let server = try LoopbackServer(.init(body: #"{"base": "EUR", "rates": {"USD": 1.09, "JPY": 160, "CHF": 0.96}}"#))
    defer { server.stop() }
    let rates = try await appF(server.address).fetchRates(base: .euro)
    #expect(rates == Rates([.unitedStatesDollar: Decimal(string: "1.09")!, .franc: Decimal(string: "0.96")!]))
    #expect(server.requests == ["GET /rates?base=EUR HTTP/1.1"])
  }

  @Test func `tells nothing where the answer is empty`() async throws {
    let server = try LoopbackServer(.init())
    defer { server.stop() }
    #expect(try await appF(server.address).fetchRates(base: .euro) == Rates())
  }

  @Test(arguments: [404, 500, 503]) func `tells a status that is no success`(status: Int) async throws {
    let server = try LoopbackServer(.init(status: status))
    defer { server.stop() }
    await expectFailure(.status(status), of: appF(server.address))
  }

  @Test(arguments: [
    "{", "[]", "{}", #"{"base": "USD", "rates": {"EUR": 1}}"#, #"{"base": "EUR", "rates": {"USD": "x"}}"#,
  ])
  func `tells an answer that is none, or another currency's`(body: String) async throws {
    let server = try LoopbackServer(.init(body: body))
    defer { server.stop() }
    await expectFailure(.malformed, of: appF(server.address))
  }

  @Test func `tells a connection that is refused`() async throws {
    await expectFailure(.connection, of: appF(try LoopbackSocket().address))
  }

  @Test(arguments: [nil, "", "rates", "ftp://127.0.0.1"]) func `tells a missing address`(address: String?) async {
    await expectFailure(.noAddress(in: "CURRENCY_API"), of: appF(address))
  }
}
