import AppInterface

/// Notes what a condition looks at while it is evaluated.
///
/// While one is current, no look at an element waits: who waits is whoever has the condition evaluated.
@MainActor final class ConditionWatch {
  @TaskLocal static var current: ConditionWatch?

  private var looks: [(steps: [QueryStep], found: [LocatedElement])] = []
  private var apps: [App] = []

  /// Takes note of an app that was asked for its screen.
  func note(_ app: App) {
    if !apps.contains(where: { $0 === app }) { apps.append(app) }
  }

  /// Takes note of what a query led to.
  func note(_ steps: [QueryStep], _ found: [LocatedElement]) { looks.append((steps, found)) }

  /// What was looked at, the last of it where it was much, what was there, and the screens.
  var lines: [String] {
    let looks = looks.suffix(20).map { "  \($0.steps.phrase): \(words($0.found))" }
    return (looks.isEmpty ? [] : ["It looked at:"] + looks) + apps.flatMap(screenLines)
  }

  private func screenLines(of app: App) -> [String] {
    let screen = app.instance?.connection.status.screen ?? ElementSnapshot(.application)
    return ["The screen of \(app.name):"] + screen.outlineOrNote.map { "  " + $0 }
  }

  private func words(_ found: [LocatedElement]) -> String {
    switch found.count {
    case 0: "nothing"
    case 1: found[0].element.phrase
    case let count: "\(count) elements"
    }
  }
}
