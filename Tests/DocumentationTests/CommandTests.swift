import Foundation
import TestSupport
import Testing

@Suite(.serialized) struct `The commands of the README` {
  @Test(arguments: Readme.commands)
  func `end and print as it says`(command: Page.Block) async throws {
    let package = try await ReadmePackage.built
    let result = try await shell(command.text, in: package.folder, path: [package.products])
    let status = command.directive.flatMap { $0.hasPrefix("exit ") ? Int32($0.dropFirst(5)) : nil } ?? 0
    #expect(result.status == status, "\(result.output)")
    if let shown = Readme.output(of: command) { try Readme.check(result.output, is: shown) }
  }

  @Test(arguments: Readme.page.blocks.filter { $0.value("output of") != nil })
  func `that are run in a clone print what it shows`(shown: Page.Block) async throws {
    let command = shown.value("output of") ?? ""
    let result = try await shell(command, in: Readme.root, path: [BuiltProducts.folder])
    #expect(result.status == 0)
    try Readme.check(result.output, is: shown)
  }

  @Test(arguments: Readme.page.blocks.filter { $0.directive?.hasPrefix("job for ") == true && $0.language == "yaml" })
  func `that jobs of CI servers run do run`(job: Page.Block) async throws {
    let command = try #require(job.text.firstMatch(of: /swift run (brolly run .*)/)?.1)
    let package = try await ReadmePackage.built
    let result = try await shell(
      String(command).replacing("${{ matrix.shard }}", with: "1"), in: package.folder, path: [package.products])
    #expect(result.status == 0, "\(result.output)")
  }

  @Test func `that continuous integration runs are lines of its script`() throws {
    let script = try String(contentsOf: Readme.root.appending(path: ".ci/run"), encoding: .utf8)
    let lines = Set(script.split(separator: "\n").map { $0.drop { $0 == " " } })
    let commands = Readme.page.blocks.filter { $0.directive == Readme.continuousIntegration }
      .flatMap { $0.text.split(separator: "\n") }
    #expect(commands.count >= 2)
    #expect(commands.filter { !lines.contains($0) } == [])
  }
}
