internal import Diagnostics

/// A server that runs one job several times side by side, and tells each by two variables which of them it is.
struct ContinuousIntegration: Sendable {
  let name: String
  private let indexVariable: String
  private let countVariable: String
  private let firstIndex: Int
  /// Whether the count is set, to 1, in jobs that are not parallel as well.
  private var countStandsAlone = false

  /// The servers, with their variables.
  ///
  /// Sources: docs.gitlab.com/ci/variables/predefined_variables, circleci.com/docs/variables,
  /// buildkite.com/docs/pipelines/environment-variables, support.atlassian.com/bitbucket-cloud/docs/variables-and-secrets.
  static let all = [
    ContinuousIntegration(
      name: "GitLab", indexVariable: "CI_NODE_INDEX", countVariable: "CI_NODE_TOTAL", firstIndex: 1,
      countStandsAlone: true),
    ContinuousIntegration(
      name: "CircleCI", indexVariable: "CIRCLE_NODE_INDEX", countVariable: "CIRCLE_NODE_TOTAL", firstIndex: 0),
    ContinuousIntegration(
      name: "Buildkite", indexVariable: "BUILDKITE_PARALLEL_JOB", countVariable: "BUILDKITE_PARALLEL_JOB_COUNT",
      firstIndex: 0),
    ContinuousIntegration(
      name: "Bitbucket", indexVariable: "BITBUCKET_PARALLEL_STEP", countVariable: "BITBUCKET_PARALLEL_STEP_COUNT",
      firstIndex: 0),
  ]

  /// Returns the shard that the variables of the first server there is name.
  ///
  /// Where none is there the suite is whole, as in a job that is not parallel.
  ///
  /// - Throws: Where one variable of a pair is missing, or makes no sense.
  static func shard(of environment: [String: String]) throws(Diagnostic) -> Shard? {
    for server in all {
      if let shard = try server.shard(in: environment) { return shard }
    }
    return Shard(1, of: 1)
  }

  private func shard(in environment: [String: String]) throws(Diagnostic) -> Shard? {
    let index = environment[indexVariable].flatMap(nonempty)
    let count = environment[countVariable].flatMap(nonempty)
    switch (index, count) {
    case (nil, nil): return nil
    case (nil, "1"?) where countStandsAlone: return Shard(1, of: 1)
    case (nil, let count?): throw mistake("\(countVariable) is \(count), and \(indexVariable) is not set.")
    case (let index?, nil): throw mistake("\(indexVariable) is \(index), and \(countVariable) is not set.")
    case (let index?, let count?):
      guard let number = Int(index), let parts = Int(count), (0...Shard.mostParts).contains(number),
        let shard = Shard(number - firstIndex + 1, of: parts)
      else {
        throw mistake(
          "\(indexVariable) is \(index) and \(countVariable) is \(count), which is no part of a whole that is counted "
            + "from \(firstIndex).")
      }
      return shard
    }
  }

  private func mistake(_ problem: String) -> Diagnostic {
    Diagnostic(
      at: nil, problem, advice: "\(name) sets both in parallel jobs; elsewhere, write --shard K/N instead of auto.")
  }
}

private func nonempty(_ text: String) -> String? { text.isEmpty ? nil : text }
