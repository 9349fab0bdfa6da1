import Brolly
import WeatherFunctions

/// What the steps of a weather scenario share.
final class WeatherWorld: World {
  var appF = TestAppF()
  let app: App

  init(_ scenario: ScenarioContext) {
    app = scenario.app("WeatherApp")
  }

  var getWeatherButton: Element { app.buttons["getWeatherButton"] }
  var alert: Element { app.alerts["Something went wrong"] }
}
