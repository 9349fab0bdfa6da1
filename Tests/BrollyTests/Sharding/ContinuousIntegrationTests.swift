import Diagnostics
import Testing

@testable import Brolly

@Suite struct `The shard that a CI server names` {
  @Test(arguments: [
    (["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "3"], "1/3"),
    (["CI_NODE_TOTAL": "1"], "1/1"),
    (["CIRCLE_NODE_INDEX": "0", "CIRCLE_NODE_TOTAL": "1"], "1/1"),
    (["CIRCLE_NODE_INDEX": "3", "CIRCLE_NODE_TOTAL": "4"], "4/4"),
    (["BUILDKITE_PARALLEL_JOB": "1", "BUILDKITE_PARALLEL_JOB_COUNT": "2"], "2/2"),
    (["BITBUCKET_PARALLEL_STEP": "0", "BITBUCKET_PARALLEL_STEP_COUNT": "5"], "1/5"),
    ([:], "1/1"),
    (["CI_NODE_INDEX": "", "CI_NODE_TOTAL": ""], "1/1"),
  ])
  func `is found in its variables`(environment: [String: String], shard: String) throws {
    #expect(try ContinuousIntegration.shard(of: environment)?.description == shard)
  }

  @Test(arguments: [
    (["CI_NODE_TOTAL": "3"], "CI_NODE_TOTAL is 3, and CI_NODE_INDEX is not set."),
    (["CI_NODE_INDEX": "2"], "CI_NODE_INDEX is 2, and CI_NODE_TOTAL is not set."),
    (["CIRCLE_NODE_TOTAL": "1"], "CIRCLE_NODE_TOTAL is 1, and CIRCLE_NODE_INDEX is not set."),
    (
      ["CI_NODE_INDEX": "0", "CI_NODE_TOTAL": "3"],
      "CI_NODE_INDEX is 0 and CI_NODE_TOTAL is 3, which is no part of a whole that is counted from 1."
    ),
    (
      ["CIRCLE_NODE_INDEX": "4", "CIRCLE_NODE_TOTAL": "4"],
      "CIRCLE_NODE_INDEX is 4 and CIRCLE_NODE_TOTAL is 4, which is no part of a whole that is counted from 0."
    ),
    (
      ["BUILDKITE_PARALLEL_JOB": "x", "BUILDKITE_PARALLEL_JOB_COUNT": "2"],
      "BUILDKITE_PARALLEL_JOB is x and BUILDKITE_PARALLEL_JOB_COUNT is 2, which is no part of a whole that is counted from 0."
    ),
  ])
  func `is refused where its variables make no sense`(environment: [String: String], problem: String) {
    #expect {
      _ = try ContinuousIntegration.shard(of: environment)
    } throws: {
      ($0 as? Diagnostic)?.problem == problem
    }
  }
}
