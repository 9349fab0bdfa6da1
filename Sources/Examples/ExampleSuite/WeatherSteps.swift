import Brolly
import WeatherFunctions

extension WeatherReport.Condition: StepParameter {}

let weatherSteps = Steps<WeatherWorld> {
  ParameterType("weather", WeatherReport.Condition.self)

  Given("the weather API returns {weather} weather") { (world, condition: WeatherReport.Condition) in
    world.appF.fetchWeatherData = .success(WeatherReport(condition: condition, degrees: 20))
  }
  Given("the weather API returns {weather} weather of {int} degrees") {
    (world, condition: WeatherReport.Condition, degrees: Int) in
    world.appF.fetchWeatherData = .success(WeatherReport(condition: condition, degrees: degrees))
  }
  Given("the weather API returns no data") { world in
    world.appF.fetchWeatherData = .success(nil)
  }
  Given("the weather API fails with status {int}") { (world, status: Int) in
    world.appF.fetchWeatherData = .failure(StubFailure(status: status))
  }
  Given("the weather API cannot be reached") { world in
    world.appF.fetchWeatherData = .failure(StubFailure(reason: "connection"))
  }
  Given("the weather API answers nonsense") { world in
    world.appF.fetchWeatherData = .failure(StubFailure(reason: "malformed"))
  }
  Given("the weather API answers") { (world, answers: Stub<WeatherReport?>) in
    world.appF.fetchWeatherData = answers
  }

  When("I open the app") { world in
    try await world.app.launch(injecting: world.appF)
  }
  When("I ask for the weather") { world in
    try await world.getWeatherButton.tap()
  }
  When("I confirm the message") { world in
    try await world.alert.buttons["OK"].tap()
  }

  Then("I see the title {string}") { (world, title: String) in
    try await world.app.navigationBars[title].waitForExistence()
  }
  Then("I see the {word} icon") { (world, icon: String) in
    try await world.app.images[icon].waitForExistence()
  }
  Then("I see {string}") { (world, text: String) in
    try await world.app.staticTexts[text].waitForExistence()
  }
  Then("I see the message {string}") { (world, reason: String) in
    try await world.alert.staticTexts[reason].waitForExistence()
  }
  Then("I see no message") { world in
    try await world.alert.waitForNonExistence()
  }
  Then("I see neither weather nor a message") { world in
    try await assertFalse {
      try await world.app.images.firstMatch.exists
      try await world.app.staticTexts.firstMatch.exists
      try await world.app.alerts.firstMatch.exists
    }
  }
  Then("I can ask") { world in
    try await world.getWeatherButton.wait(for: \.isEnabled, toEqual: true)
  }
  Then("I cannot ask") { world in
    try await world.getWeatherButton.wait(for: \.isEnabled, toEqual: false)
  }
  Then("the weather API was asked {int} time(s)") { (world, count: Int) in
    try expect(await world.app.calls("fetchWeatherData").count, equals: count)
  }
}
