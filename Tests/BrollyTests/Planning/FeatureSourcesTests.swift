import Diagnostics
import TestSupport
import Testing

@testable import Brolly

@Suite struct `The feature files that paths name` {
  @Test(arguments: [
    ("a.yaml", FeaturePath(path: "a.yaml")),
    ("a.yaml:3", FeaturePath(path: "a.yaml", lines: [3])),
    ("a.yaml:3:14", FeaturePath(path: "a.yaml", lines: [3, 14])),
    ("a:b.yaml:3", FeaturePath(path: "a:b.yaml", lines: [3])),
    ("a.yaml:0", FeaturePath(path: "a.yaml:0")),
  ])
  func `may have lines`(text: String, path: FeaturePath) {
    #expect(FeaturePath(parsing: text) == path)
  }

  @Test func `are found in folders and below them, in order, hidden ones and others left out`() throws {
    let folder = try TemporaryFolder()
    for name in ["b.yaml", "a/c.yml", "a/b.yaml", ".hidden.yaml", "notes.md"] { try folder.write("", to: name) }
    let sources = try FeatureSources([FeaturePath(path: folder.path)])
    #expect(
      sources.files.map { String($0.path.dropFirst(folder.path.count)) } == ["/a/b.yaml", "/a/c.yml", "/b.yaml"])
  }

  @Test func `count once however often they are named`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("", to: "a.yaml")
    let paths = [FeaturePath(path: file, lines: [3]), FeaturePath(path: file, lines: [7])]
    #expect(try FeatureSources(paths).files == [.init(path: file, lines: [3, 7])])
    #expect(try FeatureSources(paths + [FeaturePath(path: file)]).files == [.init(path: file, lines: nil)])
  }

  @Test func `that are not there are told, with what was meant`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "weather.yaml")
    let error = #expect(throws: DiagnosticList.self) {
      try FeatureSources([FeaturePath(path: folder.path + "/wether.yaml"), FeaturePath(path: folder.path + "/none")])
    }
    #expect(
      error?.diagnostics.map(\.problem) == [
        "There is no '\(folder.path)/wether.yaml'.", "There is no '\(folder.path)/none'.",
      ])
    #expect(error?.diagnostics.first?.advice == "Did you mean 'weather.yaml'?")
  }

  @Test func `of a folder that has none are told`() throws {
    let folder = try TemporaryFolder()
    let error = #expect(throws: DiagnosticList.self) { try FeatureSources([FeaturePath(path: folder.path)]) }
    #expect(error?.diagnostics.map(\.problem) == ["There is no feature file in '\(folder.path)'."])
  }
}
