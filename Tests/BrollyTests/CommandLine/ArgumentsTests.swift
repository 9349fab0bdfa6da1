import Diagnostics
import Testing

@testable import Brolly

@Suite struct `A command line` {
  private func mistakes(_ words: String...) -> [String] {
    do {
      _ = try Settings(try Arguments(parsing: words), Configuration())
      return []
    } catch {
      return error.diagnostics.map { [$0.problem, $0.advice].compactMap(\.self).joined(separator: " ") }
    }
  }

  @Test func `names a command, options and paths in any order`() throws {
    let arguments = try Arguments(parsing: ["check", "--tags", "a", "x.yaml:3", "--jobs=4", "-t", "b", "--", "--y"])
    #expect(arguments.command == .check)
    #expect(arguments.options == ["tags": ["a", "b"], "jobs": ["4"]])
    #expect(arguments.operands == ["x.yaml:3", "--y"])
  }

  @Test func `runs where no command is named`() throws {
    #expect(try Arguments(parsing: ["Features"]).command == .run)
    #expect(try Arguments(parsing: []).command == .run)
  }

  @Test func `sets what its options say`() throws {
    let settings = try Settings(
      try Arguments(parsing: [
        "--fail-fast=3", "--timeout", "1m30s", "--order", "random:7", "--in-process", "--color", "never",
      ]), Configuration())
    #expect(settings.failFast == 3)
    #expect(settings.timeout == .seconds(90))
    #expect(settings.order == .random(seed: 7))
    #expect(settings.isInProcess)
    #expect(settings.color == .never)
  }

  @Test func `is told everything that is wrong with it`() {
    #expect(
      mistakes("--tag", "x") == ["There is no option '--tag'. Did you mean '--tags'?"])
    #expect(mistakes("--jobs") == ["'--jobs' needs a value. Write --jobs N."])
    #expect(mistakes("--in-process=yes") == ["'--in-process' takes no value."])
    #expect(mistakes("--jobs", "0") == ["'0' is no number for 'jobs'. Write a whole number from 1 to 1000."])
    #expect(
      mistakes("--timeout", "5", "--order", "randon") == [
        "'randon' is nothing that 'order' can be. Did you mean 'random'? It can be defined, reverse, random, random:SEED.",
        "'5' is no duration for 'timeout'. Write numbers with their units: 500ms, 5s, 2m or 1m30s.",
      ])
    #expect(mistakes("--profile", "ci") == ["There is no profile 'ci' in .brolly.yaml. There are none."])
  }

  @Test func `with a tag expression that cannot be read is told where`() {
    #expect(mistakes("--tags", "a and").count == 1)
  }
}
