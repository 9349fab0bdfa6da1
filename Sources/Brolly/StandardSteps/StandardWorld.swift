internal import AppInterface

/// What the standard steps of a scenario share: the app that is meant, and the command that was run last.
public final class StandardWorld: World {
  private let scenario: ScenarioContext
  private var launched: App?
  private var madeFolder: ScenarioFolder?
  private var lastResult: ShellCommand.Result?
  var environment: [String: String] = [:]
  var timeLimit = Duration.seconds(20)

  /// Makes a world in which nothing was launched or run.
  public init(_ scenario: ScenarioContext) {
    self.scenario = scenario
  }

  /// The app that was launched last.
  var app: App {
    get throws {
      if let launched { return launched }
      throw ExpectationFailure(
        "No app is launched yet; begin with a step such as: the app \"MyApp\" is launched",
        at: .swift(#filePath, #line, #column))
    }
  }

  /// The scenario's folder, made when it is first asked for.
  var folder: ScenarioFolder {
    get throws {
      let folder = try madeFolder ?? ScenarioFolder()
      madeFolder = folder
      return folder
    }
  }

  /// What the command that was run last left behind.
  var result: ShellCommand.Result {
    get throws {
      if let lastResult { return lastResult }
      throw ExpectationFailure(
        "No command was run yet; begin with a step such as: the command \"date\" is run",
        at: .swift(#filePath, #line, #column))
    }
  }

  /// Launches an app, which is the one that is meant from then on.
  func launch(_ name: String, with settings: LaunchSettings? = nil) async throws {
    let app = scenario.app(name)
    launched = app
    if let settings {
      app.launchArguments = settings.arguments
      app.launchEnvironment = settings.environment
      app.stopsClock = settings.stopsClock
    }
    if let functions = settings?.functions {
      try await app.launch(injecting: Injection(json: functions))
    } else {
      try await app.launch()
    }
  }

  /// Runs a command line in the scenario's folder.
  func run(_ line: String, input: String? = nil) async throws {
    let command = ShellCommand(line: line, input: input, environment: environment, timeLimit: timeLimit)
    lastResult = try await command.run(in: try folder)
  }
}
