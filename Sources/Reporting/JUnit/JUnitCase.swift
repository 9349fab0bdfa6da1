import FeatureFiles

/// A `testcase`: a scenario, or what of the run itself failed.
struct JUnitCase: Sendable {
  /// What a case says; it says one thing only.
  enum Status: Equatable {
    case passed
    case skipped(reason: String)
    case failure
    case error

    var isSkipped: Bool { if case .skipped = self { true } else { false } }
  }

  /// What a case tells of.
  enum Subject {
    case scenario(index: Int)
    /// What went wrong in the run itself, and what was run then; nil where that is the whole of it.
    indirect case run(Failure, in: RunHookResult?)
  }

  var className: String
  var name: String
  var subject: Subject
  var status: Status
  var duration: Duration

  /// The case of the scenario at an index of the record.
  init(_ record: ScenarioRecord, at index: Int, className: String) {
    self.className = className
    name = record.scenario.name.visibleLine
    subject = .scenario(index: index)
    status = record.junitStatus
    duration = record.duration
  }

  /// The case of a hook of the run that failed, or of a worker that did not start.
  init(_ hook: RunHookResult, _ failure: Failure) {
    self.init(hook.title, .run(failure, in: hook), hook.duration)
  }

  /// The case of a run of which no other case says what went wrong.
  init(wholeRun failure: Failure) {
    self.init("The whole run", .run(failure, in: nil), .zero)
  }

  private init(_ name: String, _ subject: Subject, _ duration: Duration) {
    className = "Run"
    self.name = name
    self.subject = subject
    status = .error
    self.duration = duration
  }
}

extension ScenarioRecord {
  /// The attempt that a case is about: the first one where the last one is not green, as Surefire has it.
  ///
  /// It is an index, because a result is large, and most of it is not asked for.
  var toldIndex: Int? { outcome?.isGreen == false ? attempts.indices.first : attempts.indices.last }

  /// The other attempts that were not green.
  var otherAttempts: ArraySlice<ScenarioResult> {
    outcome?.isGreen == false ? attempts.dropFirst() : attempts.dropLast()
  }

  fileprivate var junitStatus: JUnitCase.Status {
    if outcome == .passed { return .passed }
    guard let told = toldIndex.map({ attempts[$0] }) else { return .skipped(reason: notRunReason ?? "") }
    switch told.outcome {
    case .passed: return .passed
    case .skipped: return .skipped(reason: told.skipReason ?? told.steps.skipReason ?? "")
    default: return Verdict(of: told)?.kind == .error ? .error : .failure
    }
  }
}

extension [StepResult] {
  /// Why a step or a hook was skipped, in its own words.
  fileprivate var skipReason: String? { lazy.filter { $0.outcome == .skipped }.compactMap(\.reason).first }
}
