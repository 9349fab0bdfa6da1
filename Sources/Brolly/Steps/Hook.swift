internal import Reporting

/// A hook, whichever world it works in.
struct Hook: Sendable {
  /// What a hook does.
  enum Body: Sendable {
    /// Once a run or once a worker.
    case run(@MainActor @Sendable (RunContext) async throws -> Void)
    /// Once a scenario or once a step.
    case scenario(@MainActor @Sendable (Worlds) async throws -> Void)
  }

  var reference: HookReference
  /// The tag expression that says for which scenarios it runs; nil for all.
  var tags: String?
  /// Lower ones run earlier before, and later after.
  var order: Int
  var body: Body

  var kind: HookReference.Kind { reference.kind }
}
