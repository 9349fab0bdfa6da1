import FeatureFiles

/// A `testsuite`: a feature, or what belongs to the run as a whole.
struct JUnitSuite: Sendable {
  /// Its name: the feature's.
  var name: String
  /// The feature file; nil for what belongs to the run.
  var file: String?
  /// Its cases.
  var cases: [JUnitCase] = []

  /// How long its cases took together.
  var duration: Duration { cases.reduce(.zero) { $0 + $1.duration } }
  /// How many of its cases were not run.
  var skipped: Int { cases.count(where: \.status.isSkipped) }

  /// How many of its cases say so.
  func count(_ status: JUnitCase.Status) -> Int { cases.count { $0.status == status } }
}

extension [JUnitSuite] {
  /// The suites of a run, in the order of the files; first what of the run itself failed.
  ///
  /// No report of a run that is not green is green: where no case says what went wrong, one does for the whole run.
  init(of record: RunRecord) {
    var names = JUnitNames(of: record)
    var suites: [JUnitSuite] = []
    var indices: [String: Int] = [:]
    // By index, so that no scenario is copied; and neighbours have most in common.
    for place in record.scenarios.indices {
      let scenario = record.scenarios[place].scenario
      let index = indices[scenario.file] ?? suites.count
      if index == suites.count {
        indices[scenario.file] = index
        suites.append(JUnitSuite(name: names.featureName(of: scenario), file: scenario.file.visibleLine))
      }
      let className = names.className(of: scenario)
      suites[index].cases.append(names.unique(JUnitCase(record.scenarios[place], at: place, className: className)))
    }
    let run = Self.runCases(of: record, isTold: suites.contains { $0.count(.failure) + $0.count(.error) > 0 })
    self = run.isEmpty ? suites : [JUnitSuite(name: "Run", cases: run.map { names.unique($0) })] + suites
  }

  private static func runCases(of record: RunRecord, isTold: Bool) -> [JUnitCase] {
    let hooks = record.runHooks.compactMap { hook in hook.failure.map { JUnitCase(hook, $0) } }
    if !hooks.isEmpty || isTold || record.isGreen { return hooks }
    let message = record.ending?.cause == .interrupted ? "The run was interrupted." : "The run did not come to its end."
    return [JUnitCase(wholeRun: Failure(.thrown, type: "incomplete", message))]
  }
}
