/// What the process ends with.
enum ExitCode: Int32, Sendable {
  /// Every selected scenario passed; skipped ones are allowed.
  case passed = 0
  /// Some scenario did not pass.
  case notGreen = 1
  /// Nothing was run: the options, the configuration or a feature file is wrong, or nothing was selected.
  case unusable = 2
  /// A report could not be written, or Brolly itself failed.
  case failed = 3
  /// The run was interrupted; the reports hold what had run.
  case interrupted = 130
}
