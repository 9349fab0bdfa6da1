internal import Reporting

/// What became of one entry of an assignment; with its plan it makes a `StepResult`.
struct EntryResult: Sendable {
  var outcome: Outcome
  var failure: Failure?
  var reason: String?
  var attachments: [Attachment] = []
  var duration: Duration = .zero
}

/// What became of an assignment beside its entries.
struct AssignmentEnding: Sendable {
  var duration: Duration
  /// What the apps and the steps printed.
  var output: [CapturedOutput]
}

extension StepResult {
  /// Joins what was planned and what came of it.
  init(_ entry: PlannedEntry, _ result: EntryResult) {
    var advice: StepAdvice?
    if case .none(let known) = entry.binding, result.outcome != .skipped { advice = known }
    self.init(
      entry.subject, definition: entry.definition, arguments: entry.arguments, outcome: result.outcome,
      failure: result.failure, reason: result.reason, advice: advice, attachments: result.attachments,
      duration: result.duration)
  }
}
