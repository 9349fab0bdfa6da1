import Diagnostics
import FeatureFiles
import Foundation
import TestSupport
import Testing

@Suite struct `The tables of the README` {
  private static func help() async throws -> String {
    try await shell("brolly help", in: Readme.root, path: [BuiltProducts.folder]).output
  }

  /// The lines of the help between a heading and an empty line.
  private static func help(under heading: String) async throws -> [Substring] {
    try await help().split(separator: "\n", omittingEmptySubsequences: false)
      .drop { !$0.hasPrefix(heading) }.dropFirst().prefix { !$0.isEmpty }
  }

  @Test func `hold every option of the help, written as there`() async throws {
    let rows = Readme.page.firstColumn("## Run").filter { $0.hasPrefix("-") }
    let known = try await Self.help(under: "Options").compactMap { line -> [String]? in
      guard let match = line.firstMatch(of: /^  (?:(-[a-z]), |    )(--[a-z-]+\S*(?: [A-Z\[\]:|\/]+)?)/) else {
        return nil
      }
      return [match.1.map(String.init), String(match.2)].compactMap { $0 }
    }
    #expect(Set(rows) == Set(known.joined()))
  }

  @Test func `hold every standard step, in the order of the list`() async throws {
    let list = try await shell("brolly steps", in: URL(filePath: "/"), path: [BuiltProducts.folder]).output
    let steps = list.matches(of: #/^  (?:Given|When |Then )  (.*)$/#.anchorsMatchLineEndings())
      .map { String($0.output.1).replacing(#/:  \(.*\)/#, with: "") }
    #expect(steps.count > 30)
    #expect(Readme.page.firstColumn("## Standard steps").filter { steps.contains($0) } == steps)
  }

  @Test func `hold every report of the help`() async throws {
    let rows = Readme.page.firstColumn("## Run").filter { !$0.hasPrefix("-") }
    let known = try await Self.help(under: "Reports").compactMap { $0.firstMatch(of: /^  ([a-z]\S*)/)?.1 }
    #expect(rows == known.map(String.init))
  }

  @Test func `hold every exit status of the help`() async throws {
    let rows = Readme.page.section("## Exit statuses").compactMap { $0.firstMatch(of: #/^\| ([0-9]+) /#)?.1 }
    #expect(rows == (try await Self.help(under: "Exit status")).compactMap { $0.firstMatch(of: /^  ([0-9]+)/)?.1 })
  }

  /// The keys are those that errors name.
  @Test func `hold every key of the feature language`() {
    let wrong = """
      feature: F
      wrong: 1
      background: {given: a, wrong: 1}
      scenarios:
        - {scenario: S, given: "<a>", wrong: 1, examples: [{examples: E, rows: [{a: 1}], wrong: 1}]}
        - {scenario: T, steps: [{given: a, wrong: 1}]}
      rules: [{rule: R, wrong: 1, scenarios: [{scenario: U, given: a}]}]
      """
    let advice = Feature.read(Array(wrong.utf8), file: "f.yaml").diagnostics.compactMap(\.advice)
    let lists = advice.compactMap { $0.firstMatch(of: /keys of .* are (.*), and the writer's own/)?.1 }
    #expect(lists.count == 6)
    let known = lists.flatMap { $0.split(separator: ",").map { $0.drop { $0 == " " } } }.map(String.init)
    #expect(Set(Readme.page.firstColumn("### All keys")) == Set(known).union(["x-…"]))
  }
}

@Suite struct `The list of YAML's traps` {
  /// What stands in code type and is written wrong; the advice behind it is in code type, too.
  private static let traps = Readme.page.section("## YAML's traps").filter { $0.hasPrefix("- ") }.flatMap { item in
    item.matches(of: /``(.+?)``|`([^`]+)`/).compactMap { $0.1 ?? $0.2 }.map(String.init)
      .filter { code in ["- ", "tags: ", "when:", "Given: "].contains { code.hasPrefix($0) } }
  }

  @Test func `holds lines to try`() { #expect(Self.traps.count >= 12) }

  @Test(arguments: traps) func `holds what Brolly has a word on`(line: String) {
    let scenario = "feature: F\nscenarios:\n  - scenario: S\n"
    let text =
      line.hasPrefix("- ")
      ? scenario + "    given:\n      - a step\n      \(line)\n"
      : scenario + "    when: a step\n    \(line)\(line.hasSuffix(":") ? " another" : "")\n"
    let diagnostics = Feature.read(Array(text.utf8), file: "f.yaml").diagnostics
    #expect(diagnostics.contains { $0.location?.position.line ?? 0 >= 5 && $0.advice != nil })
  }
}

@Suite struct `The links of the README` {
  private static let links = Readme.page.lines.flatMap { line in
    line.matches(of: /\]\(([^)]+)\)/).map { String($0.1) }
  }

  @Test(arguments: links.filter { $0.hasPrefix("#") }) func `lead to headings`(link: String) {
    let anchors = Readme.page.lines.filter { $0.hasPrefix("#") }.map { heading in
      "#"
        + heading.drop { $0 == "#" || $0 == " " }.lowercased().filter { $0.isLetter || $0.isNumber || $0 == " " }
        .replacing(" ", with: "-")
    }
    #expect(anchors.contains(link))
  }

  @Test(arguments: links.filter { !$0.hasPrefix("#") && !$0.hasPrefix("https://") }) func `lead to files`(link: String)
  {
    #expect(FileManager.default.fileExists(atPath: Readme.root.appending(path: link).path))
  }
}
