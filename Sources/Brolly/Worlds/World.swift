/// What the steps of a scenario share: made anew for each scenario, by each type of world once.
///
///     final class WeatherWorld: World {
///       var appF = TestAppF()
///       let app: App
///       init(_ scenario: ScenarioContext) { app = scenario.app("WeatherApp") }
///     }
///
/// A world is a class on the main actor, as the closures of its steps are: a process runs one scenario at a time, so nothing
/// is lost by it, and nothing needs a lock.
@MainActor
public protocol World: AnyObject {
  /// Makes a world for a scenario, when its first step or hook asks for one.
  ///
  /// - Throws: Where it cannot be made; the step or hook that asked fails with the error.
  init(_ scenario: ScenarioContext) async throws
}
