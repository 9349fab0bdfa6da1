import Diagnostics
import Reporting
import Testing

@testable import Brolly

@Suite struct `The configuration` {
  private func settings(_ text: String, _ words: String...) throws -> Settings {
    try Settings(try Arguments(parsing: words), try Configuration(parsing: Array(text.utf8)))
  }

  private func shown(_ text: String) -> String {
    do {
      _ = try settings(text)
      return ""
    } catch let error as DiagnosticList {
      var renderer = DiagnosticRenderer { _ in text }
      return renderer.render(error.diagnostics)
    } catch {
      return "\(error)"
    }
  }

  private let text = """
    features: [Features, More]
    jobs: 3
    timeout: 5s
    suite: ExampleSuite
    in-process: false
    format: [pretty, "junit:report.xml"]
    apps:
      WeatherApp: Weather
    profiles:
      ci: {jobs: 1, fail-fast: 2, features: Smoke}
    x-note: anything
    """

  @Test func `holds options under their own names`() throws {
    let settings = try settings(text)
    #expect(settings.features == ["Features", "More"])
    #expect(settings.jobs == 3)
    #expect(settings.timeout == .seconds(5))
    #expect(settings.suite == "ExampleSuite")
    #expect(!settings.isInProcess)
    #expect(settings.formats.map(\.name) == ["pretty", "junit"])
    #expect(settings.apps == ["WeatherApp": "Weather"])
  }

  @Test func `yields to a profile, and both to the command line`() throws {
    #expect(try settings(text, "--profile", "ci").jobs == 1)
    #expect(try settings(text, "--profile", "ci").failFast == 2)
    #expect(try settings(text, "--profile", "ci").features == ["Smoke"])
    #expect(try settings(text, "--profile", "ci", "--jobs", "8").jobs == 8)
  }

  @Test func `with mistakes is told all of them with their places`() {
    let mistaken = """
      jobs: many
      tmeout: 5s
      in-process: perhaps
      profiles: {ci: {order: up}}
      """
    #expect(
      shown(mistaken) == """
        .brolly.yaml:2:1: error: There is no option 'tmeout'.
          2 | tmeout: 5s
            | ^
          Did you mean 'timeout'?

        .brolly.yaml:3:13: error: 'in-process' is a switch.
          3 | in-process: perhaps
            |             ^
          Write 'in-process: true'.

        """)
    #expect(
      shown("jobs: many\n") == """
        .brolly.yaml:1:7: error: 'many' is no number for 'jobs'.
          1 | jobs: many
            |       ^
          Write a whole number from 1 to 1000.

        """)
  }

  @Test func `that is empty says nothing`() throws {
    #expect(try settings("# nothing\n").jobs == nil)
  }
}
