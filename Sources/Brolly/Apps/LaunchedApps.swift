import AppInterface

/// The apps that this process has launched and not ended: a worker runs one scenario at a time, so they are that scenario's.
@MainActor enum LaunchedApps {
  private static var apps: [App] = []

  /// The app that was launched last.
  static var last: App? { apps.last }

  /// Takes note of a launch.
  static func add(_ app: App) {
    remove(app)
    apps.append(app)
  }

  /// Takes note that an app has ended.
  static func remove(_ app: App) { apps.removeAll { $0 === app } }

  /// Wakes somebody as soon as one of the apps tells something.
  static func wake(_ wakeup: Wakeup, after revisions: [Int]) {
    for (app, revision) in zip(apps, revisions) { app.instance?.connection.wake(wakeup, after: revision) }
  }

  /// Wakes somebody no longer.
  static func forget(_ wakeup: Wakeup) { for app in apps { app.instance?.connection.forget(wakeup) } }

  /// How much each has told.
  static var revisions: [Int] { apps.map { $0.instance?.connection.status.revision ?? 0 } }
}
