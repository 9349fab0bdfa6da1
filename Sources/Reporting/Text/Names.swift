import Diagnostics
import FeatureFiles

extension SourceLocation {
  /// The place as reports name it, and as the command line takes it: `file:line`.
  var place: String { "\(file.visibleLine):\(line)" }
}

extension Scenario {
  /// Its name with the names of what it stands in: `feature › rule › scenario`.
  var title: String {
    [feature.name, rule?.name, name].compactMap { $0?.visibleLine }.joined(separator: " › ")
  }
}

extension HookReference {
  /// The hook as reports name it: `BeforeAll hook "start the server"`.
  var title: String {
    guard let name else { return "\(kind.rawValue) hook" }
    return "\(kind.rawValue) hook \"\(name.visibleLine)\""
  }
}

extension RunHookResult {
  /// What was run, as reports name it.
  var title: String {
    switch subject {
    case .hook(let hook): worker > 1 ? "\(hook.title) of worker \(worker)" : hook.title
    case .workerStart: "Start of worker \(worker)"
    }
  }

  /// Where it stands in Swift; nil for the start of a worker.
  var location: SourceLocation? {
    if case .hook(let hook) = subject { hook.location } else { nil }
  }
}

extension StepResult {
  /// The word before it, and what it says.
  var keywordAndText: (keyword: String, text: String) {
    switch subject {
    case .step(let step): (step.keyword.rawValue, step.text.visibleLine)
    case .hook(let hook): ("", hook.title)
    }
  }
}

extension CapturedOutput {
  /// Whose output it is.
  var title: String { app.map { "Output of \($0.visibleLine)" } ?? "Output" }
}

extension Attachment {
  /// What it is, in a line: its name, its media type and its size.
  var summary: String {
    let size: Int =
      switch body {
      case .text(let text): text.utf8.count
      case .bytes(let bytes): bytes.count
      }
    return "\((name ?? "attachment").visibleLine) (\(mediaType.visibleLine), \(counted(size, "byte")))"
  }
}
