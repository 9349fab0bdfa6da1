internal import Brolly
internal import Dispatch

/// What driving apps costs.
@MainActor
struct AppReport {
  /// The program whose features are run.
  let program: String
  let features: BenchmarkFeatures
  private let app = "\(CommandLineTool.programFolder)/WeatherApp"

  init(program: String, features: BenchmarkFeatures) {
    self.program = program
    self.features = features
  }

  func printAll() async throws {
    try await printLaunch()
    try await printTaps()
    try printScenarios()
    try await printDelay()
  }

  private func launched(_ functions: some Encodable, stopsClock: Bool = false) async throws -> (ScenarioApps, App) {
    let apps = ScenarioApps { [app] _ in app }
    let app = apps.app(named: "WeatherApp")
    app.stopsClock = stopsClock
    try await app.launch(injecting: functions)
    return (apps, app)
  }

  // MARK: - Launching

  private func printLaunch() async throws {
    print("\nLaunching WeatherApp")
    var bare: [Double] = []
    var driven: [Double] = []
    // In turn, so that both meet the same machine.
    for _ in 0..<101 {
      bare.append(try MeasuredProcess(app).wall.inMilliseconds)
      driven.append(try await launchAndTap().inMilliseconds)
    }
    let (bareMedian, drivenMedian) = (median(bare), median(driven))
    Row.print("bare spawn, until it has ended", bareMedian, "ms")
    Row.print("a scenario: launch, tap, wait, end", drivenMedian, "ms", ratio: drivenMedian / bareMedian, most: 1.5)
  }

  private func launchAndTap() async throws -> Duration {
    let start = ContinuousClock.now
    let (apps, app) = try await launched(WeatherStandIn())
    try await app.buttons["Get weather"].tap()
    try await app.images["sun"].waitForExistence()
    _ = await apps.endAll()
    return ContinuousClock.now - start
  }

  // MARK: - Taps

  private func printTaps() async throws {
    print("\nDriving SignUpApp")
    let apps = ScenarioApps { _ in "\(CommandLineTool.programFolder)/SignUpApp" }
    let app = apps.app(named: "SignUpApp")
    app.launchArguments = ["-UITest_startSignedIn"]
    try await app.launch()
    var taps: [Double] = []
    for _ in 0..<5000 {
      taps.append(
        try await microseconds {
          try await app.buttons["ShowAlertButton"].tap()
          try await app.alerts.firstMatch.waitForExistence()
        })
      taps.append(
        try await microseconds {
          try await app.alerts.buttons["OK"].tap()
          try await app.alerts.firstMatch.waitForNonExistence()
        })
    }
    _ = await apps.endAll()
    Row.print("a tap and the wait for what it changes", median(taps), "µs", most: 150)
  }

  private func microseconds(_ body: () async throws -> Void) async throws -> Double {
    let start = ContinuousClock.now
    try await body()
    return (ContinuousClock.now - start).inMilliseconds * 1000
  }

  // MARK: - Many scenarios

  private func printScenarios() throws {
    let count = 200
    let text = (0..<count).map { number in
      """
        - scenario: Sunny \(number)
          when: the weather app is launched and asked
          then: the sun is shown

      """
    }
    let path = try features.write("feature: Apps\nscenarios:\n" + text.joined(), to: "apps.yaml")
    var serial: [Double] = []
    var parallel: [Double] = []
    var spawned: [Double] = []
    for _ in 0..<5 {
      serial.append(try run(path, workers: 1))
      parallel.append(try run(path, workers: 2))
      spawned.append(spawnLoops(count / 2))
    }
    let serialRatio = median(zip(parallel, serial).map { $0 / $1 })
    let spawnRatio = median(zip(parallel, spawned).map { $0 / $1 })
    print("\n\(count) scenarios that each launch WeatherApp")
    Row.print("with one worker", median(serial), "ms")
    Row.print("with two workers, to that", median(parallel), "ms", ratio: serialRatio, most: 0.75)
    Row.print("two bare loops of spawns side by side", median(spawned), "ms")
    Row.print("with two workers, to those", median(parallel), "ms", ratio: spawnRatio, most: 1.4)
  }

  /// Spawns the app so often on each of two threads, and does nothing else.
  private func spawnLoops(_ count: Int) -> Double {
    let app = app
    return ContinuousClock().measure {
      DispatchQueue.concurrentPerform(iterations: 2) { _ in
        for _ in 0..<count { _ = try? MeasuredProcess(app) }
      }
    }.inMilliseconds
  }

  private func run(_ path: String, workers: Int) throws -> Double {
    let run = try MeasuredProcess(program, ["run", "--format", "quiet", "--jobs", "\(workers)", path])
    guard run.status == 0 else { throw BenchmarkError(description: "The measured run did not pass.") }
    return run.wall.inMilliseconds
  }

  // MARK: - Time

  private func printDelay() async throws {
    var waits: [Double] = []
    for _ in 0..<21 {
      let answer = WeatherStandIn.Answer(success: .init(degrees: 24), delay: 2)
      let (apps, app) = try await launched(WeatherStandIn(fetchWeatherData: [answer]), stopsClock: true)
      let start = ContinuousClock.now
      try await app.buttons["getWeatherButton"].tap()
      try await app.advanceClock(by: .seconds(2))
      try await app.images["sun"].waitForExistence()
      waits.append((ContinuousClock.now - start).inMilliseconds)
      _ = await apps.endAll()
    }
    print("\nA stubbed delay of two seconds")
    Row.print("with the clock advanced", median(waits), "ms", most: 20)
  }
}

/// What the weather app is injected with: `TestAppF`, of which it needs no more than this.
struct WeatherStandIn: Encodable, Sendable {
  struct Answer: Encodable, Sendable {
    var success: Weather
    var delay: Double?
  }

  struct Weather: Encodable, Sendable {
    var condition = "sunny"
    var degrees = 24
  }

  var fetchWeatherData = [Answer(success: Weather())]
}
