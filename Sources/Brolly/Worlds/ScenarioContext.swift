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
  /// Which repetition this is, from 1; above 1 only with `--repeat`.
  public let repetition: Int
  /// The seed of its random numbers: a run with `--seed` and this number has the same ones.
  public var seed: UInt64 {
    usedSeed = givenSeed
    return givenSeed
  }
  /// Random numbers that can be had again: `Int.random(in: 1...6, using: &world.scenario.random)`.
  ///
  /// They depend on the scenario, on its repetition and on the seed of the run, which the report names where a scenario
  /// asked for some. They do not depend on the order of the scenarios, nor on the number of workers.
  public var random: SplitMix64 {
    get {
      usedSeed = givenSeed
      // The place tells one scenario from another, and is the same for all its repetitions.
      return generator ?? SplitMix64(seed: givenSeed, of: "\(location)")
    }
    set { generator = newValue }
  }
  /// The seed, where somebody asked for it or for a number.
  private(set) var usedSeed: UInt64?
  private let givenSeed: UInt64
  private var generator: SplitMix64?

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
    repetition = assignment.repetition
    givenSeed = assignment.seed
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
