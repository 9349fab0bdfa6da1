import AppHost
import Foundation
import Testing

@testable import WeatherFunctions

/// The side effects that a scenario injects, and the JSON that carries them.
@Suite struct `The injected weather service` {
  private static let sunny = WeatherReport(condition: .sunny, degrees: 24)

  private func testAppF(_ stub: Stub<WeatherReport?>) -> TestAppF {
    var appF = TestAppF()
    appF.fetchWeatherData = stub
    return appF
  }

  /// Calls it as the app does, which knows the protocol only.
  private func answer(_ appF: any AppFunctions) async throws -> WeatherReport? { try await appF.fetchWeatherData() }

  @Test(arguments: [
    (.success(sunny), #"{"success":{"condition":"sunny","degrees":24}}"#),
    (.success(nil), #"{"success":null}"#),
    (.success(sunny, after: .milliseconds(500)), #"{"delay":0.5,"success":{"condition":"sunny","degrees":24}}"#),
    (.failure(StubFailure(status: 503)), #"{"failure":{"status":503}}"#),
    (.failure(StubFailure(reason: "connection")), #"{"failure":{"reason":"connection"}}"#),
    (
      .sequence([.failure(StubFailure(status: 503)), .success(nil)]),
      #"[{"failure":{"status":503}},{"success":null}]"#
    ),
    (Stub<WeatherReport?>(), "[]"),
  ]) func `travels as JSON and back`(stub: Stub<WeatherReport?>, json: String) throws {
    let injection = try Injection(encoding: testAppF(stub))
    #expect(injection.variable == "InjectedAppF")
    #expect(injection.json == #"{"fetchWeatherData":\#(json)}"#)
    #expect(try Injection.read(TestAppF.self, from: injection.json).fetchWeatherData == stub)
  }

  @Test(arguments: [
    ("{}", "at the value itself: the key 'fetchWeatherData' is missing"),
    (#"{"fetchWeather":[]}"#, "at the value itself: the key 'fetchWeatherData' is missing"),
    (#"{"fetchWeatherData":{}}"#, "at fetchWeatherData: an answer has either the key success or the key failure"),
    (
      #"{"fetchWeatherData":{"success":{"condition":"sunny"}}}"#,
      "at fetchWeatherData.success: the key 'degrees' is missing"
    ),
  ]) func `is refused where it is not whole`(json: String, problem: String) {
    let error = InjectionError("InjectedAppF does not decode as TestAppF, \(problem)\nIt holds: \(json)")
    #expect(throws: error) { try Injection.read(TestAppF.self, from: json) }
  }

  @Test(arguments: [sunny, nil]) func `gives the report that it was set up with`(report: WeatherReport?) async throws {
    #expect(try await answer(testAppF(.success(report))) == report)
  }

  @Test(arguments: [
    (StubFailure(status: 500), WeatherFailure.status(500)),
    (StubFailure(reason: "connection"), .connection),
    (StubFailure(reason: "malformed"), .malformed),
    (StubFailure(reason: "The moon is in the way."), WeatherFailure(description: "The moon is in the way.")),
    (StubFailure(status: 503, reason: "busy"), WeatherFailure(description: "busy, status 503")),
  ]) func `fails as the real one does, or in the scenario's own words`(
    failure: StubFailure, asRead: WeatherFailure
  ) async {
    await #expect(throws: asRead) { try await answer(testAppF(.failure(failure))) }
  }

  @Test func `says that it was not set up`() async {
    let failure = WeatherFailure(
      description: "fetchWeatherData was called, and the scenario did not say what it answers")
    await #expect(throws: failure) { try await answer(TestAppF()) }
  }
}
