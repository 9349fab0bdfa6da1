import Testing
import WeatherFunctions

@testable import WeatherApp

@MainActor @Suite struct `The weather model` {
  private nonisolated static let sunny = WeatherReport(condition: .sunny, degrees: 24)

  @Test func `shows nothing at first, and does not load`() {
    let model = WeatherModel(ReadyFunctions())
    #expect(model.content == .nothing)
    #expect(!model.isLoading)
  }

  @Test func `shows the weather that it got`() async {
    let model = WeatherModel(ReadyFunctions(.success(Self.sunny)))
    await model.load()
    #expect(model.content == .weather(Self.sunny))
    #expect(!model.isLoading)
  }

  @Test func `shows that there is no data`() async {
    let model = WeatherModel(ReadyFunctions(.success(nil)))
    await model.load()
    #expect(model.content == .noData)
    #expect(!model.isLoading)
  }

  @Test func `shows a failure until it is dismissed`() async {
    let model = WeatherModel(ReadyFunctions(.failure(.status(500))))
    await model.load()
    #expect(model.content == .failure("The weather service answered with status 500."))
    #expect(!model.isLoading)
    model.dismissFailure()
    #expect(model.content == .nothing)
  }

  @Test func `keeps the weather where there is no failure to dismiss`() async {
    let model = WeatherModel(ReadyFunctions(.success(Self.sunny)))
    await model.load()
    model.dismissFailure()
    #expect(model.content == .weather(Self.sunny))
  }

  @Test func `shows the last answer, whatever was before`() async {
    let model = WeatherModel(
      ReadyFunctions(.failure(.connection), .success(Self.sunny), .success(nil), .failure(.malformed)))
    await model.load()
    #expect(model.content == .failure("The weather service cannot be reached."))
    await model.load()
    #expect(model.content == .weather(Self.sunny))
    await model.load()
    #expect(model.content == .noData)
    await model.load()
    #expect(model.content == .failure("The weather service's answer makes no sense."))
  }

  @Test func `loads until the answer comes, and asks nothing meanwhile`() async {
    let functions = HeldFunctions()
    let model = WeatherModel(functions)
    let loading = Task { await model.load() }
    await functions.waitForCall()
    #expect(model.isLoading)
    #expect(model.content == .nothing)
    await model.load()
    #expect(functions.calls == 1)
    functions.answer(.success(Self.sunny))
    await loading.value
    #expect(!model.isLoading)
    #expect(model.content == .weather(Self.sunny))
    #expect(functions.calls == 1)
  }

  @Test(arguments: [
    (Result<WeatherReport?, WeatherFailure>.success(sunny), WeatherModel.Content.weather(sunny)),
    (.success(nil), .noData), (.failure(.connection), .nothing),
  ]) func `keeps what it shows while it loads, except a failure`(
    first: Result<WeatherReport?, WeatherFailure>, meanwhile: WeatherModel.Content
  ) async {
    let functions = HeldFunctions()
    let model = WeatherModel(functions)
    functions.answer(first)
    await model.load()
    await functions.waitForCall()
    let loading = Task { await model.load() }
    await functions.waitForCall()
    #expect(model.content == meanwhile)
    functions.answer(.success(nil))
    await loading.value
  }

  @Test(arguments: [
    (WeatherReport.Condition.sunny, "sun"), (.rainy, "umbrella"), (.cloudy, "cloud"), (.snowy, "snowflake"),
  ]) func `has a picture for each sort of weather`(condition: WeatherReport.Condition, icon: String) {
    #expect(WeatherReport(condition: condition, degrees: 0).icon == icon)
  }

  @Test(arguments: [(24, "24°"), (0, "0°"), (-3, "-3°")])
  func `writes the temperature in degrees`(degrees: Int, text: String) {
    #expect(WeatherReport(condition: .sunny, degrees: degrees).temperature == text)
  }
}
