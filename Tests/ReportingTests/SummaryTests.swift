import FeatureFiles
import Reporting
import Testing

@Suite struct `The summary of a run` {
  private func summary(_ events: [RunEvent], width: Int = 100) throws -> String {
    try rendered(events, as: "quiet", in: Terminal(width: width, isColored: false, isInteractive: false))
  }

  private func failing(_ message: String = "The icon is rain, not sun.") -> [StepResult] {
    [
      step(.given, "the weather app"),
      step(.then, "the sun is shown", .failed, line: 14, failure: failure(.assertion, message, at: swift(44))),
    ]
  }

  @Test func `of a green run is one line`() throws {
    #expect(try summary(events([result()])) == "1 passed · 1 scenario, 1 step · 0.06 s, 2 workers\n")
  }

  @Test(arguments: [(0, "in process"), (1, "1 worker"), (8, "8 workers")])
  func `says where the scenarios ran`(workers: Int, text: String) throws {
    let summary = try summary(events([result()], workers: workers))
    #expect(summary == "1 passed · 1 scenario, 1 step · 0.06 s, \(text)\n")
  }

  @Test func `shows what failed with its steps, its places and what to type next`() throws {
    let events = events([result(scenario(rule: "Sun", line: 21), failing("The icon is rain, not sun.\n- sun\n+ rain"))])
    #expect(
      try summary(events) == """
        FAILED  Weather › Sun › Sunny weather   Features/weather.yaml:21
          given  the weather app                ✔
          then   the sun is shown               ✘
                 The icon is rain, not sun.
                 Sources/Examples/ExampleSuite/WeatherSteps.swift:44
                   - sun
                   + rain

        1 failed · 1 scenario, 2 steps · 0.06 s, 2 workers
        Run it again:  brolly run Features/weather.yaml:21

        """)
  }

  @Test func `puts the place below a title that leaves no room for it`() throws {
    let name = "The sun is shown in the middle of the screen"
    #expect(
      try summary(events([result(scenario(name), failing())]), width: 72) == """
        FAILED  Weather › The sun is shown in the middle of the screen
                Features/weather.yaml:12
          given  the weather app    ✔
          then   the sun is shown   ✘
                 The icon is rain, not sun.
                 Sources/Examples/ExampleSuite/WeatherSteps.swift:44

        1 failed · 1 scenario, 2 steps · 0.06 s, 2 workers
        Run it again:  brolly run Features/weather.yaml:12

        """)
  }

  @Test func `asks once for a definition that many steps miss`() throws {
    func undefined(_ name: String, _ line: Int, _ text: String) -> ScenarioResult {
      let snippet = "When(\"\(text)\") { world in\n  throw .pending(\"write this step\")\n}"
      let advice = StepAdvice.define(snippet: snippet, nearest: [])
      return result(
        scenario(name, line: line),
        [step(.given, "the weather app"), step(.when, text, .undefined, line: line + 1, advice: advice)])
    }
    let results = [
      undefined("Fog", 20, "fog comes"), undefined("More fog", 30, "fog comes"), undefined("Hail", 40, "it hails"),
    ]
    #expect(
      try summary(events(results)) == """
        UNDEFINED  Weather › Fog   Features/weather.yaml:20
          when   fog comes         ?  undefined
                 No definition matches this step.

        UNDEFINED  Weather › More fog   Features/weather.yaml:30
          when   fog comes              ?  undefined
                 No definition matches this step.

        UNDEFINED  Weather › Hail   Features/weather.yaml:40
          when   it hails           ?  undefined
                 No definition matches this step.

        3 steps have no definition. Paste these and fill them in:

          When("fog comes") { world in
            throw .pending("write this step")
          }

          When("it hails") { world in
            throw .pending("write this step")
          }

        3 undefined · 3 scenarios, 6 steps · 0.18 s, 2 workers
        Run them again:  brolly run Features/weather.yaml:20 Features/weather.yaml:30 Features/weather.yaml:40

        """)
  }

  @Test func `names hooks of the run that failed and scenarios that were not run`() throws {
    let hook = RunHookResult(
      .hook(HookReference(.beforeAll, name: "start the server", location: swift(3, "Hooks.swift"))), worker: 1,
      failure: failure(.thrown, "The port is taken."), duration: .milliseconds(30))
    let reason = "The BeforeAll hook \"start the server\" failed."
    let notRun = [(scenario("First"), reason), (scenario("Second"), reason)]
    #expect(
      try summary(events([], notRun: notRun, runHooks: [hook], cause: .aborted)) == """
        FAILED  BeforeAll hook "start the server"   Sources/Examples/ExampleSuite/Hooks.swift:3
          The port is taken.

        NOT RUN  2 scenarios: The BeforeAll hook "start the server" failed.

        Stopped, because something that every scenario needs failed.
        2 not run, 1 failed outside scenarios · 2 scenarios, 0 steps · 0.03 s, 2 workers

        """)
  }

  @Test func `says how to run in the same order again`() throws {
    let summary = try summary(events([result()], seed: 7))
    #expect(summary.hasSuffix("\nIn this order again:  --order random:7\n"))
  }

  @Test func `quotes a path that a shell would break`() throws {
    let odd = scenario(file: "Features/it's odd.yaml")
    let summary = try summary(events([result(odd, failing())]))
    #expect(summary.hasSuffix("Run it again:  brolly run 'Features/it'\\''s odd.yaml:12'\n"))
  }

  @Test func `names files rather than lines where there are many`() throws {
    let results = (1...9).map { result(scenario("Scenario \($0)", line: $0), failing()) }
    #expect(try summary(events(results)).hasSuffix("Run them again:  brolly run Features/weather.yaml\n"))
  }

  @Test func `tells of a flaky scenario, which is not run again`() throws {
    #expect(
      try summary(events([result(scenario(), willRetry: true, failing()), result(attempt: 2)])) == """
        FLAKY  Weather › Sunny weather   Features/weather.yaml:12
               passed at attempt 2; the first one failed: The icon is rain, not sun.

        1 passed, 1 flaky · 1 scenario, 1 step · 0.12 s, 2 workers

        """)
  }
}
