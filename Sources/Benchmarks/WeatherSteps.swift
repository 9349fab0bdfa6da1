internal import Brolly

/// What the steps of the measured scenarios with an app share.
final class WeatherWorld: World {
  let app: App

  init(_ scenario: ScenarioContext) { app = scenario.app("WeatherApp") }
}

/// Steps that launch a real app.
let weatherSteps = Steps<WeatherWorld> {
  When("the weather app is launched and asked") { world in
    try await world.app.launch(injecting: WeatherStandIn())
    try await world.app.buttons["getWeatherButton"].tap()
  }
  Then("the sun is shown") { world in try await world.app.images["sun"].waitForExistence() }
}
