import AppInterface
import Brolly
import TestSupport
import Testing
import WeatherFunctions

/// The app as a process, its screen whole; injected, and with the real side effects against a server on this machine.
@MainActor @Suite struct `The weather app` {
  private func weatherApp(_ address: String? = nil) -> App {
    let app = ScenarioApps { BuiltProducts.path($0) }.app(named: "WeatherApp")
    app.launchEnvironment["WEATHER_API"] = address
    return app
  }

  /// Presses the button, and returns the whole screen once a text is on it.
  private func screen(of app: App, showing text: String) async throws -> String {
    try await app.buttons["Get weather"].tap()
    try await app.staticTexts[text].waitForExistence(timeout: .seconds(10))
    try await app.buttons["getWeatherButton"].wait(for: \.isEnabled, toEqual: true)
    return try await app.snapshot().outline.joined(separator: "\n")
  }

  private let idle = """
    navigationBar  "Weather"
    button         "Get weather" (getWeatherButton)
    """

  private func weather(_ icon: String, _ temperature: String) -> String {
    """
    \(idle)
    image          "\(icon)"
    staticText     "\(temperature)"
    """
  }

  private func failure(_ reason: String) -> String {
    """
    \(idle)
    alert          "Something went wrong"
      staticText  "\(reason)"
      button      "OK"
    """
  }

  @Test(arguments: [
    (#"{"success":{"condition":"sunny","degrees":24}}"#, "sun", "24°"),
    (#"{"success":{"condition":"rainy","degrees":11}}"#, "umbrella", "11°"),
    (#"{"success":{"condition":"cloudy","degrees":0}}"#, "cloud", "0°"),
    (#"[{"success":{"condition":"snowy","degrees":-3}}]"#, "snowflake", "-3°"),
  ]) func `shows the weather that a scenario injects`(stub: String, icon: String, temperature: String) async throws {
    let app = weatherApp()
    try await app.launch(injecting: Injection(json: #"{"fetchWeatherData":\#(stub)}"#))
    #expect(try await app.snapshot().outline.joined(separator: "\n") == idle)
    #expect(try await screen(of: app, showing: temperature) == weather(icon, temperature))
    await app.terminate()
  }

  @Test(arguments: [
    (#"{"failure":{"status":503}}"#, "The weather service answered with status 503."),
    (#"{"failure":"connection"}"#, "The weather service cannot be reached."),
    (#"{"failure":{"reason":"malformed"}}"#, "The weather service's answer makes no sense."),
    (#"{"failure":"The moon is in the way."}"#, "The moon is in the way."),
    ("[]", "fetchWeatherData was called, and the scenario did not say what it answers"),
  ]) func `shows the failure that a scenario injects until it is confirmed`(stub: String, reason: String) async throws {
    let app = weatherApp()
    try await app.launch(injecting: Injection(json: #"{"fetchWeatherData":\#(stub)}"#))
    #expect(try await screen(of: app, showing: reason) == failure(reason))
    try await app.alerts["Something went wrong"].buttons["OK"].tap()
    #expect(try await app.snapshot().outline.joined(separator: "\n") == idle)
    await app.terminate()
  }

  @Test func `takes one injected answer after the other, and the last one again`() async throws {
    let app = weatherApp()
    var appF = TestAppF()
    appF.fetchWeatherData = .sequence([
      .failure(StubFailure(status: 503)), .success(WeatherReport(condition: .rainy, degrees: 11)), .success(nil),
    ])
    try await app.launch(injecting: appF)
    let reason = "The weather service answered with status 503."
    let noData = "\(idle)\nstaticText     \"No weather to show yet.\""
    #expect(try await screen(of: app, showing: reason) == failure(reason))
    try await app.buttons["OK"].tap()
    #expect(try await screen(of: app, showing: "11°") == weather("umbrella", "11°"))
    #expect(try await screen(of: app, showing: "No weather to show yet.") == noData)
    #expect(try await screen(of: app, showing: "No weather to show yet.") == noData)
    #expect(try await app.calls("fetchWeatherData").count == 4)
    await app.terminate()
  }

  @Test func `asks the real service where nothing is injected`() async throws {
    let report = #"{"entries": [{"condition": "sunny", "degrees": 24}]}"#
    let server = try LoopbackServer(.init(body: report), .init(status: 500), .init())
    defer { server.stop() }
    let app = weatherApp(server.address)
    try await app.launch()
    #expect(try await screen(of: app, showing: "24°") == weather("sun", "24°"))
    let status = "The weather service answered with status 500."
    #expect(try await screen(of: app, showing: status) == failure(status))
    try await app.buttons["OK"].tap()
    let noData = "No weather to show yet."
    #expect(try await screen(of: app, showing: noData) == "\(idle)\nstaticText     \"\(noData)\"")
    server.stop()
    let gone = "The weather service cannot be reached."
    #expect(try await screen(of: app, showing: gone) == failure(gone))
    #expect(server.requests == Array(repeating: "GET /weather HTTP/1.1", count: 3))
    await app.terminate()
  }

  @Test func `says where it looks for the address of the service`() async throws {
    let app = weatherApp("nowhere")
    try await app.launch()
    let reason = "WEATHER_API holds no address of a weather service."
    #expect(try await screen(of: app, showing: reason) == failure(reason))
    await app.terminate()
  }
}
