import AppInterface
import Foundation
import Reporting
import TestSupport
import Testing

@testable import Brolly

@Suite @MainActor struct `The output of an app` {
  private final class FixtureWorld: World {
    let app: App
    init(_ scenario: ScenarioContext) { app = scenario.app("FixtureApp") }
  }

  private func output(_ functions: FixtureFunctions) async throws -> [CapturedOutput] {
    let run = try await TestRun(
      feature("given: the app opens"),
      libraries(of: FixtureWorld.self) {
        Given("the app opens") { world in try await world.app.launch(injecting: functions) }
      }, options: RunOptions(apps: AppLocations(folder: BuiltProducts.folder.path)))
    return run.record.scenarios[0].attempts[0].output
  }

  @Test func `is part of the scenario's result`() async throws {
    let output = try await output(FixtureFunctions(note: "a note"))
    #expect(output == [CapturedOutput(app: "FixtureApp", text: "note: a note\n")])
  }

  @Test func `is left out where the app printed nothing`() async throws {
    #expect(try await output(FixtureFunctions()) == [])
  }
}
