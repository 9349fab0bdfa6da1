import TestSupport
import Testing

@testable import WeatherApp
@testable import WeatherFunctions

/// The real side effects, against a server on this machine.
@Suite struct `The real weather service` {
  private func appF(_ address: String?) -> AppF {
    AppF(environment: address.map { ["WEATHER_API": $0] } ?? [:])
  }

  @Test(arguments: [
    (#"{"entries": [{"condition": "sunny", "degrees": 24}]}"#, WeatherReport(condition: .sunny, degrees: 24)),
    (#"{"entries": [{"condition": "rainy", "degrees": -3}]}"#, WeatherReport(condition: .rainy, degrees: -3)),
    (
      #"{"entries": [{"condition": "snowy", "degrees": 0}, {"condition": "sunny", "degrees": 9}], "unit": "C"}"#,
      WeatherReport(condition: .snowy, degrees: 0)
    ),
    (#"{"entries": []}"#, nil),
    ("", nil),
  ]) func `tells what the first entry says, if there is one`(body: String, report: WeatherReport?) async throws {
    let server = try LoopbackServer(.init(body: body))
    defer { server.stop() }
    #expect(try await appF(server.address).fetchWeatherData() == report)
  }

  @Test(arguments: [404, 500, 503]) func `tells a status that is no success`(status: Int) async throws {
    let server = try LoopbackServer(.init(status: status, body: #"{"entries": []}"#))
    defer { server.stop() }
    await #expect(throws: WeatherFailure.status(status)) { try await appF(server.address).fetchWeatherData() }
  }

  @Test(arguments: [
    "{", "<html>", " ", "[]", "{}", "null", #"{"entries": null}"#, #"{"entries": [{}]}"#,
    #"{"entries": [{"condition": "foggy", "degrees": 24}]}"#,
    #"{"entries": [{"condition": "sunny", "degrees": "warm"}]}"#,
  ]) func `tells an answer that is no weather`(body: String) async throws {
    let server = try LoopbackServer(.init(body: body))
    defer { server.stop() }
    await #expect(throws: WeatherFailure.malformed) { try await appF(server.address).fetchWeatherData() }
  }

  @Test func `tells a connection that is refused`() async throws {
    let nobody = try LoopbackSocket()
    await #expect(throws: WeatherFailure.connection) { try await appF(nobody.address).fetchWeatherData() }
  }

  @Test func `tells a connection that breaks in the middle of the answer`() async throws {
    let server = try LoopbackServer(.init(body: "{", headers: ["Content-Length: 100"]))
    defer { server.stop() }
    await #expect(throws: WeatherFailure.connection) { try await appF(server.address).fetchWeatherData() }
  }

  @Test(arguments: [nil, "", "weather", "127.0.0.1:80", "http://", "http:///weather", "ftp://127.0.0.1", "http://a b"])
  func `tells a missing or malformed address`(address: String?) async {
    let failure = WeatherFailure(description: "WEATHER_API holds no address of a weather service.")
    await #expect(throws: failure) { try await appF(address).fetchWeatherData() }
  }

  @Test(arguments: [
    ("", "GET /weather HTTP/1.1"), ("/", "GET /weather HTTP/1.1"), ("/v1", "GET /v1/weather HTTP/1.1"),
    ("/v1/", "GET /v1/weather HTTP/1.1"),
  ]) func `asks below the address that the environment names`(path: String, request: String) async throws {
    let server = try LoopbackServer(.init())
    defer { server.stop() }
    _ = try await appF(server.address + path).fetchWeatherData()
    #expect(server.requests == [request])
  }

  @Test func `asks anew each time, even where an answer may be kept`() async throws {
    let kept = ["Cache-Control: public, max-age=3600", "Content-Type: application/json"]
    let server = try LoopbackServer(
      .init(body: #"{"entries": [{"condition": "sunny", "degrees": 24}]}"#, headers: kept),
      .init(body: #"{"entries": [{"condition": "rainy", "degrees": 11}]}"#, headers: kept)
    )
    defer { server.stop() }
    let appF = appF(server.address)
    #expect(try await appF.fetchWeatherData()?.condition == .sunny)
    #expect(try await appF.fetchWeatherData()?.condition == .rainy)
    #expect(server.requests.count == 2)
  }
}
