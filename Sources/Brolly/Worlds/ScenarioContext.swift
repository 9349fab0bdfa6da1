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
    tellSeed()
    return givenSeed
  }
  /// Random numbers that can be had again: `Int.random(in: 1...6, using: &world.scenario.random)`.
  ///
  /// They depend on the scenario, on its repetition and on the seed of the run, which the report names where a scenario
  /// asked for some. They do not depend on the order of the scenarios, nor on the number of workers.
  public var random: SplitMix64 {
    get {
      tellSeed()
      return generator ?? SplitMix64(seed: givenSeed, of: place)
    }
    set { generator = newValue }
  }
  private let givenSeed: UInt64
  private var generator: SplitMix64?
  private let observer: any ScenarioRunner.Observer
  private var isSeedTold = false

  /// Whether a step or a hook of it has failed so far; after hooks may want to know.
  public internal(set) var hasFailed = false

  /// What keeps its attachments until the step has ended.
  public let recorder = AttachmentRecorder()
  let apps: ScenarioApps

  /// Makes a context.
  ///
  /// - Parameters:
  ///   - observer: Learns at once that the scenario asked for random numbers.
  ///   - findApp: Returns the path of the executable of an app by its name.
  init(
    _ assignment: ScenarioAssignment, observer: any ScenarioRunner.Observer,
    findApp: @escaping @MainActor (String) -> String
  ) {
    name = assignment.name
    feature = assignment.feature
    rule = assignment.rule
    tags = assignment.tags
    location = assignment.location
    attempt = assignment.attempt
    repetition = assignment.repetition
    givenSeed = assignment.seed
    self.observer = observer
    apps = ScenarioApps(executable: findApp)
  }

  /// Returns an app of this scenario by its name.
  ///
  /// It is the executable that `.brolly.yaml` names so, else the one beside the suite in the build folder. The same name
  /// gives the same app, and when the scenario ends, its process and all that it started are gone.
  public func app(_ name: String) -> App {
    apps.app(named: name)
  }

  /// What tells one scenario from another, the same for all its repetitions.
  ///
  /// The folder is left out, so that the numbers do not depend on how a path was written.
  private var place: String {
    let file = location.file.split(separator: "/").last ?? ""
    return "\(file):\(location.line):\(location.column)"
  }

  /// Tells that the seed has a part in what happens, before it can: the process may not live to say so later.
  private func tellSeed() {
    if isSeedTold { return }
    isSeedTold = true
    observer.seedUsed(givenSeed)
  }
}
