internal import Brolly
internal import StepExpressions
internal import YAMLReader

/// All measurements, one after the other, and the table of their figures.
@MainActor
struct Report {
  private static let runs = 9
  private let program = CommandLineTool.programPath
  private let features: BenchmarkFeatures

  init() throws {
    features = try BenchmarkFeatures()
  }

  func printAll() async throws {
    defer { features.remove() }
    print("Medians of \(Self.runs) rounds; every run writes a JUnit report.\n")
    try printRuns()
    try printStartUp()
    try await printLaunch()
    printMatching()
  }

  // MARK: - Runs

  private func printRuns() throws {
    let texts = BenchmarkFeatures.texts
    let variants = [[features.files], [features.files, "--in-process"], [features.table]]
    var loops: [Double] = []
    var runs = variants.map { _ in (wall: [Double](), memory: [Double]()) }
    // In turn, so that all meet the same machine; the first round does not count.
    for round in 0...Self.runs {
      let loop = time { for text in texts { _ = BareEventLoop.countEvents(of: text) } }
      let round = (counts: round > 0, runs: try variants.map { try run($0) })
      guard round.counts else { continue }
      loops.append(loop)
      for (index, run) in round.runs.enumerated() {
        runs[index].wall.append(run.wall.inMilliseconds)
        runs[index].memory.append(run.peakMemory)
      }
    }
    func ratio(_ index: Int) -> Double { median(zip(runs[index].wall, loops).map { $0 / $1 }) }
    print("\(BenchmarkFeatures.scenarioCount) scenarios of three steps in \(BenchmarkFeatures.fileCount) files")
    row("libyaml's bare loop over the text", median(loops), "ms")
    row("with worker processes", median(runs[0].wall), "ms", ratio: ratio(0), most: 8)
    row("in process", median(runs[1].wall), "ms", ratio: ratio(1), most: 5)
    row("peak memory of the supervisor", runs[0].memory.max() ?? 0, "MiB", most: 100)
    print("\nThe same number as rows of one table")
    row("with worker processes", median(runs[2].wall), "ms", ratio: ratio(2))
    row("peak memory of the supervisor", runs[2].memory.max() ?? 0, "MiB", most: 100)
  }

  private func run(_ arguments: [String]) throws -> MeasuredProcess {
    let report = "junit:\(features.files)/../report.xml"
    let run = try MeasuredProcess(program, ["run", "--format", "quiet", "--format", report] + arguments)
    guard run.status == 0 else { throw BenchmarkError(description: "The measured run did not pass.") }
    return run
  }

  // MARK: - Start-up

  private func printStartUp() throws {
    print("\nStart-up")
    let version = try Figures(Self.runs) { try MeasuredProcess(program, ["version"]).wall.inMilliseconds }
    row("brolly version", version.median, "ms")
    let one = try Figures(Self.runs) { try run([features.single]).wall.inMilliseconds }
    row("a run of one scenario, with a worker", one.median, "ms")
    let inProcess = try Figures(Self.runs) { try run([features.single, "--in-process"]).wall.inMilliseconds }
    row("a run of one scenario, in process", inProcess.median, "ms")
  }

  // MARK: - Launching an app

  private func printLaunch() async throws {
    print("\nLaunching WeatherApp")
    let app = "\(CommandLineTool.programFolder)/WeatherApp"
    var bare: [Double] = []
    var driven: [Double] = []
    // In turn, so that both meet the same machine.
    for _ in 0..<101 {
      bare.append(try MeasuredProcess(app).wall.inMilliseconds)
      driven.append(try await launchAndTap(app).inMilliseconds)
    }
    let (bareMedian, drivenMedian) = (median(bare), median(driven))
    row("bare spawn, until it has ended", bareMedian, "ms")
    row("a scenario: launch, tap, wait, end", drivenMedian, "ms", ratio: drivenMedian / bareMedian, most: 1.5)
  }

  private func launchAndTap(_ path: String) async throws -> Duration {
    let start = ContinuousClock.now
    let apps = ScenarioApps { _ in path }
    let app = apps.app(named: "WeatherApp")
    try await app.launch(injecting: WeatherStandIn())
    try await app.buttons["Get weather"].tap()
    try await app.images["sun"].waitForExistence()
    _ = await apps.endAll()
    return ContinuousClock.now - start
  }

  // MARK: - Matching

  private func printMatching() {
    print("\nFinding the definition of a step")
    let few = matching(definitions: 10)
    let many = matching(definitions: 1000)
    row("of 10 definitions", few, "ns")
    row("of 1,000 definitions", many, "ns", ratio: many / few)
  }

  private func matching(definitions: Int) -> Double {
    let patterns = (0..<definitions).compactMap { number in
      (try? StepExpression("I have {int} apples in basket \(number) of {word}")).map(StepPattern.expression)
    }
    let matcher = StepMatcher(patterns)
    let count = 20_000
    return Figures(Self.runs) {
      time { for number in 0..<count { _ = matcher.matches("I have 12 apples in basket \(number % 10) of Anna") } }
    }
    .median * 1_000_000 / Double(count)
  }

  // MARK: - Rows

  private func time(_ body: () -> Void) -> Double { ContinuousClock().measure(body).inMilliseconds }

  private func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

  private func row(_ name: String, _ value: Double, _ unit: String, ratio: Double? = nil, most: Double? = nil) {
    var line = "  " + name.padding(to: 38) + rounded(value).leftPadding(to: 9) + " " + unit.padding(to: 4)
    if let ratio { line += (rounded(ratio) + " ×").leftPadding(to: 10) }
    if let most { line += (ratio == nil ? "          " : "") + "   (at most \(rounded(most)))" }
    print(line)
  }

  /// One decimal.
  private func rounded(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return tenths % 10 == 0 && value >= 1000 ? "\(tenths / 10)" : "\(tenths / 10).\(abs(tenths % 10))"
  }
}

/// What the weather app is injected with: `TestAppF`, of which it needs no more than this.
private struct WeatherStandIn: Encodable {
  var fetchWeatherData = ["success": Weather()]

  struct Weather: Encodable {
    var condition = "sunny"
    var degrees = 24
  }
}

/// Why something could not be measured.
struct BenchmarkError: Error, CustomStringConvertible {
  var description: String
}

extension String {
  fileprivate func padding(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - count))
  }

  fileprivate func leftPadding(to width: Int) -> String {
    String(repeating: " ", count: Swift.max(0, width - count)) + self
  }
}
