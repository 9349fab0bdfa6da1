internal import Diagnostics
internal import FeatureFiles
internal import Reporting

extension EntryResult {
  /// Tells what an error says that a step or a hook threw.
  ///
  /// - Parameter location: Where the definition or the hook stands; for errors that know no place of their own.
  init(thrown error: any Error, at location: SourceLocation) {
    if let verdict = error as? StepVerdict {
      self.init(outcome: verdict.outcome == .pending ? .pending : .skipped, reason: verdict.reason)
    } else {
      self.init(outcome: .failed, failure: Failure(thrown: error, at: location))
    }
  }
}

extension Failure {
  /// Tells what a thrown error says.
  init(thrown error: any Error, at location: SourceLocation) {
    switch error {
    case let failure as Failure:
      self = failure
    case let expectation as ExpectationFailure:
      self.init(.assertion, type: "ExpectationFailure", expectation.description, at: expectation.location)
    case let app as AppError:
      self.init(app.failureKind, type: "AppError", app.description, at: app.location ?? location)
    case let world as WorldFailure:
      let cause = Failure(thrown: world.cause, at: location)
      self.init(cause.kind, type: cause.type, "\(world.world) cannot be made: \(cause.message)", at: cause.location)
    case let mistake as Diagnostic:
      let place = mistake.location.map { "\($0): " } ?? ""
      let advice = mistake.advice.map { "\n\($0)" } ?? ""
      self.init(.thrown, type: "Diagnostic", place + mistake.problem + advice, at: location)
    default:
      self.init(.thrown, type: "\(Swift.type(of: error))", Self.text(of: error), at: location)
    }
  }

  /// An error in the words that its author chose; an enum's case alone is put into a sentence.
  private static func text(of error: any Error) -> String {
    let text = "\(error)"
    return error is any CustomStringConvertible ? text : "The step threw \(text)."
  }
}
