public import AppInterface

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// An app under test: launched as a process, driven in XCUITest's words.
///
///     try await world.app.launch(injecting: world.appF)
///     try await world.app.buttons["Get weather"].tap()
///     try await world.app.images["sun"].waitForExistence()
///
/// Arguments, environment and the injected value last until they are changed: a relaunch keeps them.
@MainActor public final class App {
  /// Whether the app runs.
  public enum State: Sendable {
    case notRunning, running
  }

  /// The name that it has in features and in errors.
  public nonisolated let name: String
  /// The arguments that it is launched with.
  public var launchArguments: [String] = []
  /// Environment variables that it is launched with, besides those of the runner.
  public var launchEnvironment: [String: String] = [:]
  /// The environment variable that carries the injected value.
  public var injectionVariable = Injection.defaultVariable
  /// How long a launch may take until the first screen is there.
  public var launchTimeout: Duration = .seconds(5)
  /// How long actions, and waits that name no time, wait for what they need.
  public var timeout: Duration = .seconds(2)

  /// Whether its clock stands still after a launch until `advanceClock(by:)` lets time pass.
  public var stopsClock = false

  let executable: @MainActor () throws -> String
  var injection: Injection?
  var instance: AppInstance?
  private var earlierOutput = ""
  /// What was called without being set up by instances that have ended.
  private var earlierUnpreparedCalls: [String] = []

  /// Makes an app whose executable is looked up at each launch.
  init(name: String, executable: @escaping @MainActor () throws -> String) {
    self.name = name
    self.executable = executable
  }

  /// A process that nobody can end any more is ended here.
  deinit {
    instance?.process.signal(ChildProcessTeardown.kill)
  }

  /// Whether it runs at the moment.
  public var state: State { instance.map { $0.connection.status.ended == nil } == true ? .running : .notRunning }

  /// What it printed so far, on its standard output and error, over all launches.
  public var output: String { earlierOutput + (instance?.process.output ?? "") }

  /// Ends it, and the processes that it started, if it runs.
  public func terminate() async {
    guard let ending = instance else { return }
    instance = nil
    LaunchedApps.remove(self)
    await ending.process.end()
    earlierOutput += ending.process.output
    earlierUnpreparedCalls += ending.connection.takeUnpreparedCalls()
  }

  /// Takes the stubbed functions that were called without being set up since this was asked last.
  func takeUnpreparedCalls() -> [String] {
    defer { earlierUnpreparedCalls = [] }
    return earlierUnpreparedCalls + (instance?.connection.takeUnpreparedCalls() ?? [])
  }

  /// The screen as the app showed it last.
  public func snapshot() async throws -> ElementSnapshot { try await running().screen }

  /// Everything on the screen, in the form in which XCUITest prints it.
  public var debugDescription: String {
    get async throws { ElementDescription(name, try await running().screen).tree }
  }

  /// The running process and its screen; throws where there is none.
  func running() async throws -> (instance: AppInstance, screen: ElementSnapshot) {
    guard let instance else {
      throw AppError(.notRunning, "\(name) is not running; launch it first: try await app.launch(injecting: …).")
    }
    ConditionWatch.current?.note(self)
    let status = instance.connection.status
    if let loss = await instance.loss(status) { throw loss }
    return (instance, status.screen ?? ElementSnapshot(.application))
  }
}
