import AppInterface
import Diagnostics
import FeatureFiles
import Foundation
import Testing

@Suite struct `The snippets of the README` {
  private static let files = Readme.page.blocks.filter { $0.value("file") != nil }

  @Test func `are a package that builds without a warning`() async throws {
    let build = try await ReadmePackage.built.build
    #expect(build.status == 0, "\(build.output)")
    #expect(!build.output.contains("warning:"), "\(build.output)")
  }

  @Test(arguments: files.filter { $0.value("file")?.hasPrefix("Features/") == true })
  func `that are features hold no mistake`(block: Page.Block) {
    let reading = Feature.read(Array(block.text.utf8), file: "README.md")
    #expect(reading.diagnostics.map { "\($0)" } == [])
    #expect(!reading.scenarios.isEmpty)
  }

  @Test func `that are an injected value are what a scenario injects`() throws {
    struct TestAppF: Encodable {
      var fetchPrice = Stub<Int>.sequence([
        .failure(StubFailure(status: 503)), .success(3, after: .milliseconds(50)),
      ])
    }
    let shown = Readme.page.blocks.filter { $0.language == "json" }.map(\.text)
    #expect(shown == [try Injection(encoding: TestAppF()).json + "\n"])
  }

  @Test(arguments: Readme.page.blocks)
  func `are all checked by something`(block: Page.Block) {
    let path = block.value("file")
    switch block.language {
    case "swift": #expect(path == "Package.swift" || path?.hasPrefix("Sources/") == true)
    case "yaml": #expect(path?.hasSuffix(".yaml") == true || block.directive?.hasPrefix("job for ") == true)
    // It has been run with Bazel, which is not everywhere; what Bazel says to a suite is tested.
    case "python": #expect(block.directive == "job for Bazel")
    case "sh":
      let directive = block.directive ?? "exit 0"
      #expect(directive.hasPrefix("exit ") || directive == Readme.continuousIntegration)
    // Figures of a benchmark are shown as they were measured once.
    case "text": #expect(block.value("output of") != nil || block.directive == "measured" || isOutput(block))
    case "json": #expect(block.directive != nil)
    default: Issue.record("Nothing checks a block of '\(block.language)'.")
    }
  }

  private func isOutput(_ block: Page.Block) -> Bool {
    Readme.commands.contains { Readme.output(of: $0)?.line == block.line }
  }

  @Test func `include no file twice, and no feature that nothing runs`() {
    let paths = Self.files.compactMap { $0.value("file") }
    #expect(Set(paths).count == paths.count)
    let scripts = Readme.commands.map(\.text).joined()
    let others = paths.filter { $0.hasSuffix(".yaml") && !$0.hasPrefix("Features/") && $0 != ".brolly.yaml" }
    #expect(others.filter { !scripts.contains($0) } == [])
  }
}
