/// The worlds of one scenario, each made when a step or a hook first asks for it.
@MainActor
final class Worlds {
  let scenario: ScenarioContext
  private var worlds: [ObjectIdentifier: any World] = [:]

  init(_ scenario: ScenarioContext) {
    self.scenario = scenario
  }

  func world<W: World>(_ type: W.Type) async throws -> W {
    if let known = worlds[ObjectIdentifier(type)] as? W { return known }
    let made: W
    do { made = try await W(scenario) } catch { throw WorldFailure(world: "\(type)", cause: error) }
    worlds[ObjectIdentifier(type)] = made
    return made
  }
}

/// A world that could not be made, and why.
struct WorldFailure: Error {
  var world: String
  var cause: any Error
}
