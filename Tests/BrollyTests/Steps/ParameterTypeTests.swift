import FeatureFiles
import Testing

@testable import Brolly

@Suite @MainActor struct `A step's closure gets` {
  private enum Weather: String, CaseIterable, StepParameter { case sunny, rainy }
  private struct Point: StepParameter {
    var x: Int
    var y: Int
    init(captured text: String) throws { throw Broken() }
    init(_ x: Int, _ y: Int) { (self.x, self.y) = (x, y) }
  }
  private struct Broken: Error {}
  private struct Fruit: Decodable, StepParameter, CustomStringConvertible {
    var name: String
    var count: Int
    var description: String { "\(count) \(name)" }
  }

  private func noted(_ line: String, _ steps: (Notebook) -> StepLibraries) async throws -> [String] {
    let notebook = Notebook()
    let run = try await TestRun(
      "feature: F\nscenarios:\n  - scenario: S\n    given:\n      \(line)\n", steps(notebook))
    #expect(run.failures == [])
    return notebook.lines
  }

  @Test func `numbers as the types that it takes`() async throws {
    let lines = try await noted("- 3 and 4.5 and -7") { notebook in
      libraries {
        Given("{int} and {float} and {long}") { (_: EmptyWorld, a: UInt8, b: Double, c: Int64) in
          notebook.note("\(a) \(b) \(c)")
        }
      }
    }
    #expect(lines == ["3 4.5 -7"])
  }

  @Test func `the case of an enum by its raw value`() async throws {
    let lines = try await noted("- it is rainy") { notebook in
      libraries(of: EmptyWorld.self) {
        ParameterType("weather", Weather.self)
        Given("it is {weather}") { (_: EmptyWorld, weather: Weather) in notebook.note("\(weather)") }
      }
    }
    #expect(lines == ["rainy"])
  }

  @Test func `what a transform makes of a text or of groups`() async throws {
    let lines = try await noted("- from 3,4 to LHR") { notebook in
      libraries(of: EmptyWorld.self) {
        ParameterType("point", matching: #"(\d+),(\d+)"#) { groups in
          Point(Int((groups[0] ?? "")) ?? 0, Int((groups[1] ?? "")) ?? 0)
        }
        ParameterType("airport", matching: "[A-Z]{3}") { code in "airport \(code)" }
        Given("from {point} to {airport}") { (_: EmptyWorld, point: Point, airport: String) in
          notebook.note("\(point.x) \(point.y) \(airport)")
        }
      }
    }
    #expect(lines == ["3 4 airport LHR"])
  }

  @Test func `quoted texts without their quotes`() async throws {
    let lines = try await noted(#"- 'it says "a \"b\"" and ''c'''"#) { notebook in
      libraries {
        Given("it says {string} and {string}") { (_: EmptyWorld, a: String, b: String) in notebook.note("\(a)|\(b)") }
      }
    }
    #expect(lines == [#"a "b"|c"#])
  }

  @Test func `the groups of a regular expression`() async throws {
    let lines = try await noted("- I have 3 cukes") { notebook in
      libraries {
        Given(matching: /I have (\d+) (\w+)s?/) { (_: EmptyWorld, count: Int, what: String) in
          notebook.note("\(count) \(what)")
        }
      }
    }
    #expect(lines == ["3 cukes"])
  }

  @Test func `the step's value as a text, as it is written`() async throws {
    let lines = try await noted("- the version: 1.10") { notebook in
      libraries { Given("the version") { (_: EmptyWorld, text: String) in notebook.note(text) } }
    }
    #expect(lines == ["1.10"])
  }

  @Test func `the step's value as a table`() async throws {
    let lines = try await noted("- the fruits: [{name: pear, count: 2}, {name: fig, count: 3}]") { notebook in
      libraries { Given("the fruits") { (_: EmptyWorld, table: DataTable) in notebook.note("\(table.rows)") } }
    }
    #expect(lines == [#"[["name", "count"], ["pear", "2"], ["fig", "3"]]"#])
  }

  @Test func `the step's value as Codable types`() async throws {
    let lines = try await noted("- 1 of the fruits: [{name: pear, count: 2}, {name: fig, count: 3}]") { notebook in
      libraries {
        Given("{int} of the fruits") { (_: EmptyWorld, count: Int, fruits: [Fruit]) in
          notebook.note("\(count) \(fruits)")
        }
      }
    }
    #expect(lines == ["1 [2 pear, 3 fig]"])
  }
}
