import TestSupport
import Testing

/// What the Swift compiler says to people who write a suite.
@Suite struct `A suite as it is compiled` {
  private static let head = """
    import Brolly

    final class PastedWorld: World {
      let app: App
      init(_ scenario: ScenarioContext) { app = scenario.app("WeatherApp") }
    }

    let pastedSteps = Steps<PastedWorld> {

    """
  private static let tail = """

    }

    @main struct Pasted: Suite {
      var steps: StepLibraries { pastedSteps }
    }

    """

  @Test func `needs no upcoming features`() async throws {
    let place = try Workplace()
    try place.write(
      Self.head + """
          ParameterType("colour", Colour.self)
          Before(tagged: "smoke") { world in try await world.app.launch() }
          Given("a {colour} {word} and {int} more") { (world, colour: Colour, name: String, count: Int) in
            try expect(colour, equals: .red)
            try await world.app.buttons[name].tap()
          }
          Given("cities") { (world, cities: [City]) in
            let first = try unwrap(cities.first)
            try await assertTrue {
              first.name == "Oslo"
              first.days > 3
            }
          }
          Then("it is shown") { world in
            try await world.app.images["sun"].waitForExistence()
            throw .pending
          }
        """ + Self.tail + """
          enum Colour: String, CaseIterable, StepParameter { case red, green }
          struct City: Decodable, StepParameter { var name: String; var days: Int }
          """, to: "Suite.swift")
    let result = try await SwiftCompiler(place: place).check("Suite.swift")
    #expect(result == ProgramResult(status: 0))
  }

  @Test(arguments: [
    (
      """
        Given("a {word}") { (world, word: String) in
          print(wrold)
        }
      """, "Suite.swift:10:11: error: cannot find 'wrold' in scope"
    ),
    (
      """
        When("the button is pressed") { world in
          try await world.app.buttns["Get weather"].tap()
        }
      """, "Suite.swift:10:25: error: value of type 'App' has no member 'buttns'"
    ),
    (
      """
        Then("I see {int} of {int}") { (world, count: Int, all: Int) in
          let left = all - cuont
          try expect(left, equals: 0)
        }
      """, "Suite.swift:10:22: error: cannot find 'cuont' in scope"
    ),
  ])
  func `tells a typo in a step's body at the typo, and nothing else`(step: String, message: String) async throws {
    let place = try Workplace()
    try place.write(Self.head + step + Self.tail, to: "Suite.swift")
    let result = try await SwiftCompiler(place: place).check("Suite.swift")
    #expect(result.status == 1)
    let messages = result.errors.split(separator: "\n").filter { $0.contains(/^\S.*: (error|warning|note):/) }
    #expect(messages == [Substring(message)], "\(result.errors)")
  }

  private static let undefined = #"""
    feature: Snippets
    scenarios:
      - scenario: All kinds
        given:
          - nothing special
          - I have 3 cukes and 2.5 litres
          - I say "hello" and 'bye'
          - a table:
              - {a: 1, b: 2}
          - a raw table:
              - [1, 2]
          - a Gherkin table: |
              | a | b |
              | 1 | 2 |
          - a text: |
              some
              lines
          - a value: {city: Oslo, days: 3}
          - a "text" with 3 values: [1, two]
          - a path C:\temp (maybe) {really} and/or
          - 'a quote " alone'
          - 'it''s #"tricky"# and \(interpolated)'
          - ümlaut ☂ 7 times
          - "line\nbreak and tab\there"
        when: the end
    """#

  @Test func `takes the definitions that check offers for undefined steps as they stand`() async throws {
    let place = try Workplace(Self.undefined)
    let check = try await place.run("check", of: "brolly")
    #expect(check.output == "1 feature, 1 scenario, 15 steps: 15 steps not bound to exactly one definition.\n")
    let snippets = check.errors.matches(of: #/  Define it:\n\n((?:  .*\n)+)/#).map { String($0.output.1) }
    #expect(snippets.count == 15)
    try place.write(Self.head + snippets.joined() + Self.tail, to: "Suite.swift")
    let build = try await SwiftCompiler(place: place).build("Suite.swift", to: "Pasted")
    #expect(build == ProgramResult(status: 0))

    let run = try await place.run("--jobs", "1", of: place.path("Pasted"))
    #expect(
      run
        == ProgramResult(
          status: 1,
          output: """
            Snippets  0 of 1 0 s  1 pending

            PENDING  Snippets › All kinds   Features/a.yaml:3
              given  nothing special        …  pending
                     not written yet
                     Suite.swift:9

            1 pending · 1 scenario, 15 steps · 0 s, 1 worker
            Run it again:  Pasted run Features/a.yaml:3

            """))
  }
}
