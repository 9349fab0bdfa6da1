import Diagnostics
import Testing

@testable import Brolly

@Suite struct `What Bazel tells a test` {
  @Test func `is nothing where Bazel does not run it`() throws {
    #expect(try BazelTest(["HOME": "/home/anna", "TEST_TMPDIR": "/tmp"]) == nil)
  }

  @Test func `is all read`() throws {
    let test = try #require(
      try BazelTest([
        "TEST_TOTAL_SHARDS": "4", "TEST_SHARD_INDEX": "1", "TEST_SHARD_STATUS_FILE": "/s/status",
        "XML_OUTPUT_FILE": "/s/test.xml", "TESTBRIDGE_TEST_ONLY": "rainy", "TESTBRIDGE_TEST_RUNNER_FAIL_FAST": "1",
        "TEST_UNDECLARED_OUTPUTS_DIR": "/s/outputs", "TEST_WARNINGS_OUTPUT_FILE": "/s/warnings",
        "TEST_PREMATURE_EXIT_FILE": "/s/early", "TEST_INFRASTRUCTURE_FAILURE_FILE": "/s/infra",
        "TEST_RANDOM_SEED": "7", "TEST_TIMEOUT": "300",
      ]))
    #expect(test.shard?.description == "2/4")
    #expect(test.shardStatusFile == "/s/status")
    #expect(test.reportFile == "/s/test.xml")
    #expect(test.filter == "rainy")
    #expect(test.failsFast)
    #expect(test.outputsFolder == "/s/outputs")
    #expect(test.warningsFile == "/s/warnings")
    #expect(test.prematureExitFile == "/s/early")
    #expect(test.infrastructureFailureFile == "/s/infra")
    #expect(test.seed == 7)
    #expect(test.timeLimit == .seconds(300))
  }

  @Test func `has no shard where the target is not cut into shards`() throws {
    #expect(try BazelTest(["BAZEL_TEST": "1"])?.shard == nil)
    #expect(try BazelTest(["BAZEL_TEST": "1", "TEST_TOTAL_SHARDS": "", "TEST_SHARD_INDEX": ""])?.shard == nil)
    #expect(try BazelTest(["TEST_TOTAL_SHARDS": "0", "TEST_SHARD_INDEX": "0"])?.shard == nil)
  }

  @Test(arguments: [
    (["TEST_TOTAL_SHARDS": "3"], "TEST_TOTAL_SHARDS is 3, and TEST_SHARD_INDEX is not set."),
    (["BAZEL_TEST": "1", "TEST_SHARD_INDEX": "2"], "TEST_SHARD_INDEX is 2, and TEST_TOTAL_SHARDS is not set."),
    (
      ["TEST_TOTAL_SHARDS": "3", "TEST_SHARD_INDEX": "3"],
      "TEST_SHARD_INDEX is 3 and TEST_TOTAL_SHARDS is 3, which is no part of a whole that is counted from 0."
    ),
  ])
  func `is refused where a shard does not exist`(environment: [String: String], problem: String) {
    #expect {
      _ = try BazelTest(environment)
    } throws: {
      ($0 as? Diagnostic)?.problem == problem
    }
  }
}
