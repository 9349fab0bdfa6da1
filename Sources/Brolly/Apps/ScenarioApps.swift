/// The apps of one scenario; they are gone when it ends, however it ends.
@MainActor public final class ScenarioApps {
  private let executable: @MainActor (String) throws -> String
  private var apps: [App] = []

  /// Whether none has been asked for.
  var isEmpty: Bool { apps.isEmpty }

  /// Makes an empty set; the function finds the path of an app's executable by its name.
  public init(executable: @escaping @MainActor (String) throws -> String) { self.executable = executable }

  /// The app of a name: the same one for the same name.
  ///
  /// - Parameter executable: the name of the executable where it is not the app's own.
  public func app(named name: String, executable other: String? = nil) -> App {
    if let app = apps.first(where: { $0.name == name }) { return app }
    let app = App(name: name) { [executable] in try executable(other ?? name) }
    apps.append(app)
    return app
  }

  /// What is wrong with calls that no app should have made since this was asked last; nil where nothing is.
  func takeMistake() -> AppError? {
    let calls = apps.flatMap { app in app.takeUnpreparedCalls().map { "\(app.name) called \($0)" } }
    guard let first = calls.first else { return nil }
    return AppError(
      .unpreparedCall, "\(first), and the scenario did not say what it answers.",
      lines: calls.dropFirst().map { "Also: \($0)" })
  }

  /// The screen of each app that runs, for the report.
  func attachScreens(to target: some AttachmentTarget) {
    for app in apps {
      guard app.state == .running, let screen = app.instance?.connection.status.screen else { continue }
      target.attach(ElementDescription(app.name, screen).tree, name: "screen of \(app.name).txt")
    }
  }

  /// Ends all apps and the processes that they started, and returns what each printed.
  public func endAll() async -> [(name: String, output: String)] {
    for app in apps { await app.terminate() }
    return apps.map { ($0.name, $0.output) }
  }
}
