internal import Diagnostics

/// What `bazel test` tells the test that it runs, by environment variables; nobody has to ask for it.
///
/// Source: bazel.build/reference/test-encyclopedia.
struct BazelTest: Equatable, Sendable {
  /// The part that this process runs; nil where the target has no `shard_count`.
  var shard: Shard?
  /// A file that is touched to say that shards are understood.
  var shardStatusFile: String?
  /// Where Bazel wants the JUnit report.
  var reportFile: String?
  /// The text that names of scenarios hold, from `--test_filter`.
  var filter: String?
  /// Whether the first failure ends the run, from `--test_runner_fail_fast`.
  var failsFast = false
  /// A folder for what the run leaves behind, attachments among it.
  var outputsFolder: String?
  /// A file for warnings, which Bazel shows.
  var warningsFile: String?
  /// A file that is there for as long as the run has not come to its end.
  var prematureExitFile: String?
  /// A file that says, by being there, that the machine and not the code is to blame.
  var infrastructureFailureFile: String?
  /// The seed of this run, from `--runs_per_test`.
  var seed: UInt64?
  /// How long the whole run may take.
  var timeLimit: Duration?

  /// Reads the variables; nil where Bazel is not the one who runs this process.
  ///
  /// - Throws: Where the shard's variables make no sense.
  init?(_ environment: [String: String]) throws(Diagnostic) {
    func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
    // Bazel sets it for every test; other tools may set the one or the other of the rest.
    guard value("BAZEL_TEST") == "1" || value("TEST_TOTAL_SHARDS") != nil || value("XML_OUTPUT_FILE") != nil else {
      return nil
    }
    shard = try Self.shard(index: value("TEST_SHARD_INDEX"), count: value("TEST_TOTAL_SHARDS"))
    shardStatusFile = value("TEST_SHARD_STATUS_FILE")
    reportFile = value("XML_OUTPUT_FILE")
    filter = value("TESTBRIDGE_TEST_ONLY")
    failsFast = value("TESTBRIDGE_TEST_RUNNER_FAIL_FAST") == "1"
    outputsFolder = value("TEST_UNDECLARED_OUTPUTS_DIR")
    warningsFile = value("TEST_WARNINGS_OUTPUT_FILE")
    prematureExitFile = value("TEST_PREMATURE_EXIT_FILE")
    infrastructureFailureFile = value("TEST_INFRASTRUCTURE_FAILURE_FILE")
    seed = value("TEST_RANDOM_SEED").flatMap { UInt64($0) }
    timeLimit = value("TEST_TIMEOUT").flatMap { Int64($0) }.flatMap { $0 > 0 ? .seconds($0) : nil }
  }

  private static func shard(index: String?, count: String?) throws(Diagnostic) -> Shard? {
    switch (index, count) {
    case (nil, nil), (_, "0"?): return nil
    case (nil, let count?): throw mistake("TEST_TOTAL_SHARDS is \(count), and TEST_SHARD_INDEX is not set.")
    case (let index?, nil): throw mistake("TEST_SHARD_INDEX is \(index), and TEST_TOTAL_SHARDS is not set.")
    case (let index?, let count?):
      guard let number = Int(index), let parts = Int(count), (0..<Shard.mostParts).contains(number),
        let shard = Shard(number + 1, of: parts)
      else {
        throw mistake(
          "TEST_SHARD_INDEX is \(index) and TEST_TOTAL_SHARDS is \(count), which is no part of a whole that is counted "
            + "from 0.")
      }
      return shard
    }
  }

  private static func mistake(_ problem: String) -> Diagnostic {
    Diagnostic(at: nil, problem, advice: "Bazel sets both; outside it, unset them and write --shard K/N.")
  }
}
