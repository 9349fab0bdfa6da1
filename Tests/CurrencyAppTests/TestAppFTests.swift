import AppHost
import Foundation
import Testing

@testable import CurrencyFunctions

/// The side effects that a scenario injects, and the JSON that carries them.
@Suite struct `The injected rates service` {
  private func testAppF(_ stub: Stub<Rates>) -> TestAppF {
    var appF = TestAppF()
    appF.fetchRates = stub
    return appF
  }

  /// Calls it as the app does, which knows the protocol only.
  private func answer(_ appF: any AppFunctions) async throws -> Rates { try await appF.fetchRates(base: .euro) }

  @Test(arguments: [
    (Stub<Rates>(), "[]"), (.success(Rates()), #"{"success":{}}"#),
    (.success(Rates([.franc: 2])), #"{"success":{"CHF":2}}"#),
    (.success(Rates(), after: .seconds(2)), #"{"delay":2,"success":{}}"#),
    (.failure(StubFailure(status: 503)), #"{"failure":{"status":503}}"#),
  ]) func `travels as JSON and back`(stub: Stub<Rates>, json: String) throws {
    let injection = try Injection(encoding: testAppF(stub))
    #expect(injection.json == #"{"fetchRates":\#(json)}"#)
    #expect(try Injection.read(TestAppF.self, from: injection.json).fetchRates == stub)
  }

  @Test(arguments: ["0.92", "0.1", "0.000000000001", "123456789.123456789"])
  func `carries a rate as it is written, to its last digit`(rate: String) throws {
    let json = #"{"fetchRates":{"success":{"EUR":\#(rate)}}}"#
    let appF = try Injection.read(TestAppF.self, from: json)
    #expect(appF.fetchRates == .success(Rates([.euro: try #require(Decimal(string: rate))])))
    #expect(try Injection(encoding: appF).json == json)
  }

  @Test func `refuses a currency that there is not`() {
    #expect(throws: InjectionError.self) {
      try Injection.read(TestAppF.self, from: #"{"fetchRates":{"success":{"EURO":1}}}"#)
    }
  }

  @Test func `gives what it was set up with`() async throws {
    #expect(try await answer(testAppF(.success(Rates([.franc: 2])))) == Rates([.franc: 2]))
  }

  @Test(arguments: [
    (StubFailure(status: 503), CurrencyFailure.status(503)),
    (StubFailure(reason: "connection"), .connection),
    (StubFailure(reason: "malformed"), .malformed),
    (StubFailure(reason: "The bank is shut."), CurrencyFailure(description: "The bank is shut.")),
  ]) func `fails as the real one does, or in the scenario's own words`(
    failure: StubFailure, asRead: CurrencyFailure
  ) async {
    await #expect(throws: asRead) { try await answer(testAppF(.failure(failure))) }
  }
}
