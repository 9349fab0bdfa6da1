internal import Reporting

/// What became of one entry of an assignment; with its plan it makes a `StepResult`.
struct EntryResult: Sendable {
  var outcome: Outcome
  var duration: Duration
  var remarks: StepRemarks?

  init(
    outcome: Outcome, failure: Failure? = nil, reason: String? = nil, attachments: [Attachment] = [],
    duration: Duration = .zero
  ) {
    self.outcome = outcome
    self.duration = duration
    if failure != nil || reason != nil || !attachments.isEmpty {
      remarks = StepRemarks(failure: failure, reason: reason, attachments: attachments)
    }
  }

  var failure: Failure? { remarks?.failure }
  var attachments: [Attachment] { remarks?.attachments ?? [] }

  /// Adds what was logged and attached.
  mutating func attach(_ attachments: [Attachment]) {
    guard !attachments.isEmpty else { return }
    remarks = StepRemarks(failure: remarks?.failure, reason: remarks?.reason, attachments: attachments)
  }
}

/// What became of an assignment beside its entries.
struct AssignmentEnding: Sendable {
  var duration: Duration
  /// What went wrong outside its entries.
  var failure: Failure?
  /// What the apps and the steps printed.
  var output: [CapturedOutput]
}

extension StepResult {
  /// Joins what was planned and what came of it.
  init(_ entry: PlannedEntry, _ result: EntryResult) {
    self.init(entry.binding, outcome: result.outcome, duration: result.duration, remarks: result.remarks)
  }
}
