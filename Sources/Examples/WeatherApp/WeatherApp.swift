import AppHost
import WeatherFunctions

/// A person asks for the weather, and sees it, or why not.
@main
struct WeatherApp {
  @MainActor
  static func main() async {
    let functions: any AppFunctions = Injection.decode(TestAppF.self) ?? AppF()
    let model = WeatherModel(functions)
    await AppHost.run { screen(of: model) }
  }

  @MainActor
  @ScreenBuilder
  private static func screen(of model: WeatherModel) -> [ScreenNode] {
    NavigationBar("Weather")
    Button("Get weather", identifier: "getWeatherButton", isEnabled: !model.isLoading) { await model.load() }
    switch model.content {
    case .nothing: []
    case .weather(let report):
      Image(report.icon)
      StaticText(report.temperature)
    case .noData:
      StaticText("No weather to show yet.")
    case .failure(let reason):
      Alert("Something went wrong") {
        StaticText(reason)
        Button("OK") { model.dismissFailure() }
      }
    }
  }
}
