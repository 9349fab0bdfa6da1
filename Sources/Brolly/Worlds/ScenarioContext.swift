public import Diagnostics
internal import FeatureFiles
internal import Reporting

/// The scenario that a world is made for: what it is called, what it may start, and what it may leave in the report.
@MainActor
public final class ScenarioContext: AttachmentTarget {
  /// The scenario's name, with its row where it has one.
  public let name: String
  /// The feature's name.
  public let feature: String
  /// The rule's name, if it stands in one.
  public let rule: String?
  /// Its tags without `@`.
  public let tags: [String]
  /// Where it stands in its feature file.
  public let location: SourceLocation
  /// Which attempt this is, from 1.
  public let attempt: Int
  /// Whether a step or a hook of it has failed so far; after hooks may want to know.
  public internal(set) var hasFailed = false

  /// What keeps its attachments until the step has ended.
  public let recorder = AttachmentRecorder()
  let apps: ScenarioApps
  /// Makes a context.
  ///
  /// - Parameter findApp: Returns the path of the executable of an app by its name.
  init(_ assignment: ScenarioAssignment, findApp: @escaping @MainActor (String) -> String) {
    name = assignment.name
    feature = assignment.feature
    rule = assignment.rule
    tags = assignment.tags
    location = assignment.location
    attempt = assignment.attempt
    apps = ScenarioApps(executable: findApp)
  }

  /// Returns an app of this scenario by its name.
  ///
  /// It is the executable that `.brolly.yaml` names so, else the one beside the suite in the build folder. The same name
  /// gives the same app, and when the scenario ends, its process and all that it started are gone.
  public func app(_ name: String) -> App {
    apps.app(named: name)
  }
}
