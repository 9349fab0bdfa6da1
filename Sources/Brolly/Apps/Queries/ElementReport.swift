import AppInterface
import Diagnostics

/// Words for what a query did not find as it was wanted, with the screen at that moment.
struct ElementReport {
  let steps: [QueryStep]
  let appName: String
  let screen: ElementSnapshot
  let waited: Duration
  let location: SourceLocation?

  init(
    _ steps: [QueryStep], _ appName: String, _ screen: ElementSnapshot, waited: Duration, at location: SourceLocation?
  ) {
    self.steps = steps
    self.appName = appName
    self.screen = screen
    self.waited = waited
    self.location = location
  }

  /// Nothing, or more than one thing, is what was asked for.
  func notOne(_ found: [LocatedElement]) -> AppError { found.isEmpty ? missing : doubled(found.count) }

  var missing: AppError {
    error(.noSuchElement, "no \(steps.phrase) on the screen of \(appName)\(within)\(NearElements(steps, screen).hint)")
  }

  private func doubled(_ count: Int) -> AppError {
    let advice = "name one by its identifier, or take firstMatch or element(boundBy:)."
    return error(
      .ambiguousElement, "\(count) elements are \(steps.phrase) on the screen of \(appName)\(within); \(advice)")
  }

  var present: AppError {
    error(.conditionNotMet, "\(steps.phrase) is still on the screen of \(appName)\(after).")
  }

  /// The app, or what is known of its screen, does not let the action be done.
  func refused(_ action: ElementAction, _ reason: String) -> AppError {
    error(
      .elementNotInteractable,
      "\(steps.phrase) on the screen of \(appName) takes no \(action.noun)\(within): \(reason).")
  }

  func unequal<Value>(_ name: String, wanted: Value, found: Value) -> AppError {
    error(
      .conditionNotMet,
      "\(name) of \(steps.phrase) on the screen of \(appName) is \(words(found))\(after), not \(words(wanted)).")
  }

  private func error(_ kind: AppError.Kind, _ sentence: String) -> AppError {
    AppError(kind, sentence, lines: screen.outlineOrNote, at: location)
  }

  private var within: String { waited > .zero ? " within \(waited.inSeconds)" : "" }
  private var after: String { waited > .zero ? " after \(waited.inSeconds)" : "" }

  private func words<Value>(_ value: Value) -> String {
    switch value {
    case let text as String: text.debugDescription
    case let optional as String?: optional?.debugDescription ?? "nil"
    default: "\(value)"
    }
  }
}

extension ElementSnapshot {
  /// The screen for an error, which is not to end with nothing.
  var outlineOrNote: [String] { outline.isEmpty ? ["The screen is empty."] : outline }
}
