/// The one thing that decided a result that is not green, as a report with room for one thing names it.
struct Verdict {
  /// Whether a check did not hold, or something else went wrong: what JUnit calls a failure and an error.
  enum Kind {
    case failure
    case error
  }

  let kind: Kind
  /// The error's type, or the outcome's name.
  let type: String
  /// What happened, in a line.
  let message: String

  /// The verdict on a result; nil where it is green.
  init?(of result: ScenarioResult) {
    let outcome = result.outcome
    if outcome.isGreen { return nil }
    let worst = result.steps.filter { $0.outcome == outcome }
    if let step = worst.first(where: \.isStep) {
      self.init(of: step)
    } else if let failure = result.failure {
      self.init(of: failure, isInStep: false)
    } else if let hook = worst.first {
      self.init(of: hook)
    } else {
      return nil
    }
  }

  /// The verdict on a failure; one outside a step is never a mere check that did not hold.
  init(of failure: Failure, isInStep: Bool) {
    kind = isInStep && failure.kind == .assertion ? .failure : .error
    type = failure.type
    message = failure.summary.visibleLine
  }

  private init(of step: StepResult) {
    if let failure = step.failure {
      self.init(of: failure, isInStep: step.isStep)
      return
    }
    self.init(kind: .failure, type: step.outcome.rawValue, message: step.unfinishedMessage)
  }

  private init(kind: Kind, type: String, message: String) {
    self.kind = kind
    self.type = type
    self.message = message
  }
}

extension StepResult {
  /// What a step that did not run says of itself.
  fileprivate var unfinishedMessage: String {
    let text = keywordAndText.text
    return switch outcome {
    case .undefined: "No definition matches the step \"\(text)\"."
    case .ambiguous: "More than one definition matches the step \"\(text)\"."
    case .pending: reason.map { "Pending: \($0.visibleLine)" } ?? "The step \"\(text)\" is pending."
    case .passed, .skipped, .failed: "The step \"\(text)\" \(outcome.rawValue)."
    }
  }
}
