import Diagnostics
import FeatureFiles
import Reporting
import YAMLReader

/// One run with every outcome, kind of failure, attempt, attachment and odd character that reports can meet.
enum GalleryRun {
  static var events: [RunEvent] {
    ReportingTests.events(
      weather + currency + odd, selected: selected, notRun: [(later, "The run was stopped after 9 failures.")],
      runHooks: runHooks, cause: .failedFast, seed: 42)
  }

  static var record: RunRecord { RunRecord(events) }

  /// The order of the files, which is not the order in which they ran.
  private static var selected: [Scenario] {
    (currency + odd + weather).filter { $0.attempt == 1 }.map(\.scenario) + [later]
  }

  private static var later: Scenario {
    scenario("A scenario that never began", feature: "Later", file: "Features/later.yaml", line: 4)
  }

  private static var runHooks: [RunHookResult] {
    [
      RunHookResult(
        .hook(HookReference(.beforeAll, name: "start the server", location: swift(3, "Hooks.swift"))), worker: 1,
        output: [CapturedOutput(text: "listening on 8080\n")], duration: .milliseconds(20)),
      RunHookResult(.workerStart, worker: 3, failure: failure(.crashed, "Worker 3 died at its start with SIGKILL.")),
      RunHookResult(
        .hook(HookReference(.afterWorker, name: "stop the server", location: swift(5, "Hooks.swift"))), worker: 2,
        failure: failure(.thrown, "The server does not answer.\nport: 8080"),
        output: [CapturedOutput(text: "stopping\n")], duration: .milliseconds(5)),
    ]
  }

  private static var weather: [ScenarioResult] {
    [
      result(
        scenario(tags: ["weather", "smoke"]),
        [
          hook(.before, "umbrella"),
          step(
            .given, "the weather API returns sunny weather",
            arguments: [MatchedArgument(range: 24..<29, text: "sunny", parameterType: "weather")]),
          step(.when, "the button is pressed", line: 14, definition: swift(21), duration: .milliseconds(140)),
          step(.then, "the sun icon is displayed", line: 15, definition: swift(25)),
        ]),
      result(
        scenario("Rainy weather", rule: "A failure is explained", line: 20),
        [
          step(.given, "the weather API answers", argument: answers),
          step(.when, "the button is pressed", attachments: [log("asking"), log("answer: 503\nretrying")]),
          step(.then, "these hours are shown", argument: hours),
          step(.and, "the note reads", argument: text("Take an umbrella.\nReally.\n")),
        ]),
      result(scenario("Foggy weather", line: 30), undefinedSteps + [step(.then, "it is foggy", .skipped)]),
      result(scenario("Foggier weather", line: 36), undefinedSteps),
      result(
        scenario("Stormy weather", line: 40),
        [
          step(.given, "the weather app"),
          step(.when, "the storm comes", .ambiguous, line: 42, advice: .choose(storms)),
          step(.then, "the storm is shown", .skipped, line: 43),
        ]),
      result(
        scenario("Snowy weather", line: 50),
        [step(.given, "snow", .pending, line: 51, definition: swift(60), reason: "waits for the snow icon")]),
      result(scenario("Hail", line: 60), [step(.given, "hail", .skipped)], skipReason: "Hail is out of season."),
      result(scenario("No steps at all", line: 63), []),
      result(
        scenario("Windy weather", line: 66), willRetry: true,
        [step(.then, "it blows", .failed, line: 67, failure: failure())]),
      result(scenario("Windy weather", line: 66), attempt: 2, [step(.then, "it blows", line: 67)]),
    ]
  }

  private static var currency: [ScenarioResult] {
    func currency(_ name: String, _ line: Int) -> Scenario {
      scenario(name, feature: "Currency", file: "Features/currency.yaml", line: line)
    }
    func failing(
      _ line: Int, _ keyword: Step.Keyword, _ text: String, _ kind: Failure.Kind, _ message: String,
      for duration: Duration = .zero
    ) -> StepResult {
      step(
        keyword, text, .failed, line: line, file: "Features/currency.yaml",
        definition: swift(line * 2, "CurrencySteps.swift"), failure: failure(kind, message), duration: duration)
    }
    let screen = """
      No staticText "Euro" on the screen of CurrencyApp; it is a button in a cell.
      staticText "Base Currency"
      textField  "1"
      table
        cell  button "Euro"  staticText "0.92 🇪🇺"
      """
    return [
      result(
        currency("Tapping a currency makes it the base", 21),
        [
          step(.given, "the rates of today"), step(.when, "I tap Euro"),
          step(
            .then, "the base currency is Euro", .failed, line: 24, file: "Features/currency.yaml",
            failure: failure(.assertion, screen, at: swift(44, "CurrencySteps.swift")), attachments: [picture],
            duration: .milliseconds(500)),
          step(.and, "the rest is not looked at", .skipped), hook(.after, "take a picture"),
        ], output: printed, duration: .milliseconds(520)),
      result(
        currency("A step throws", 30),
        [failing(31, .given, "an answer", .thrown, "keyNotFound: degrees")]),
      result(
        currency("A step never ends", 33),
        [failing(34, .given, "patience", .timedOut, "It took longer than 5 s.", for: .seconds(5))],
        duration: .seconds(5)),
      result(
        currency("A step traps", 36),
        [failing(37, .given, "1 / 0", .crashed, "The worker died with SIGILL (illegal instruction).")]),
      result(
        currency("The app dies", 39),
        [failing(40, .given, "the app", .app, "CurrencyApp ended with status 3 before it was ready.")]),
      result(
        currency("A hook throws", 42),
        [
          hook(.before, "log in", .failed, failure: failure(.thrown, "No such user.")),
          step(.given, "the rates of today", .skipped), hook(.after),
        ]),
      result(
        currency("The world cannot be made", 45), [step(.given, "the rates of today", .skipped)],
        failure: failure(.thrown, "CurrencyWorld could not be made: no such app.\nKnown apps: WeatherApp")),
      result(
        currency("It fails again and again", 48), willRetry: true,
        [failing(49, .then, "it holds", .assertion, "First.")]),
      result(
        currency("It fails again and again", 48), attempt: 2,
        [failing(49, .then, "it holds", .timedOut, "Second.")],
        output: [CapturedOutput(text: "second attempt\n")]),
    ]
  }

  private static var odd: [ScenarioResult] {
    let file = "Features/odd names/größe.yaml"
    let long = "the list that is shown holds every one of the following words and goes on for much longer than a line"
    return [
      result(
        scenario("天気 👩‍👩‍👧 <b>&\"]]>", feature: "Ödd, 日本語", file: file, line: 7),
        [
          step(.given, "日本語のステップ"), step(.when, "👩‍👩‍👧 tap 🇪🇺", duration: .milliseconds(1500)),
          step(
            .then, long, .failed,
            failure: failure(
              .assertion, "]]> \u{1B}[31mred\u{1B}[0m \u{7}bell \u{0}nul \u{FFFE}\u{FFFF}\r\nand\ttabs\rand returns")),
        ], output: [CapturedOutput(app: "Wide\u{8}App", text: "\u{1B}]0;title\u{7}wide 日本 ]]>\n")]),
      result(
        scenario(String(repeating: "long ", count: 30) + "name", feature: "Ödd, 日本語", file: file, line: 70),
        [step(.given, long + " " + long), step(.then, String(repeating: "x", count: 100), .pending)]),
    ]
  }

  private static var undefinedSteps: [StepResult] {
    let snippet = "When(\"the fog rolls in\") { world in\n  throw .pending(\"write this step\")\n}"
    return [
      step(.given, "the weather app"),
      step(
        .when, "the fog rolls in", .undefined, line: 32,
        advice: .define(
          snippet: snippet, nearest: [StepAdvice.Candidate(expression: "the {word} rolls out", location: swift(70))])),
    ]
  }

  private static var storms: [StepAdvice.Candidate] {
    [
      StepAdvice.Candidate(expression: "the storm comes", location: swift(80)),
      StepAdvice.Candidate(expression: "the {word} comes", location: swift(84)),
    ]
  }

  private static var answers: YAMLNode {
    list([
      mapping(["failure": mapping(["status": text("503")])]),
      mapping(["success": mapping(["condition": text("rainy"), "degrees": text("11")])]),
    ])
  }

  private static var hours: YAMLNode {
    list([
      mapping(["hour": text("9"), "icon": text("umbrella")]), mapping(["hour": text("10"), "icon": text("雪")]),
    ])
  }

  private static var picture: Attachment {
    Attachment(name: "screen/shot 1.png", mediaType: "image/png", body: .bytes([0x89, 0x50, 0x4E, 0x47]))
  }

  private static func log(_ text: String) -> Attachment {
    Attachment(mediaType: Attachment.logMediaType, body: .text(text))
  }

  private static var printed: [CapturedOutput] {
    [
      CapturedOutput(text: "tapping \u{1B}[32mEuro\u{1B}[0m\n"),
      CapturedOutput(app: "CurrencyApp", text: (1...60).map { "line \($0)\n" }.joined()),
    ]
  }
}
