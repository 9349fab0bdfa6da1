import FeatureFiles
import Testing

@testable import Brolly

@Suite struct `Selecting scenarios` {
  private let text = """
    feature: F
    tags: [all]
    scenarios:
      - scenario: First
        tags: [smoke]
        given: it passes
      - scenario: Second <n>
        given: it is <n>
        examples:
          - {n: 1}
          - {n: 2}
    rules:
      - rule: R
        scenarios:
          - scenario: Third
            given: it passes
    """

  private func names(_ selection: Selection) throws -> [String] {
    selection.selected(from: try scenarios(of: text)).map(\.name)
  }

  @Test func `takes all where nothing is said`() throws {
    #expect(try names(Selection()) == ["First", "Second 1", "Second 2", "Third"])
  }

  @Test func `takes those whose tags match every expression`() throws {
    #expect(try names(Selection(tags: [TagExpression(parsing: "@smoke")])) == ["First"])
    #expect(
      try names(Selection(tags: [TagExpression(parsing: "all"), TagExpression(parsing: "not smoke")])).count == 3)
  }

  @Test func `takes those whose name holds one of the texts, whatever its capitals`() throws {
    #expect(try names(Selection(names: ["SECOND"])) == ["Second 1", "Second 2"])
    #expect(try names(Selection(names: ["first", "third"])) == ["First", "Third"])
  }

  @Test(arguments: [
    (4, ["First"]), (6, ["First"]), (7, ["Second 1", "Second 2"]), (8, ["Second 1", "Second 2"]),
    (10, ["Second 1"]), (11, ["Second 2"]), (1, ["First", "Second 1", "Second 2", "Third"]), (13, ["Third"]),
    (15, ["Third"]), (99, []),
  ])
  func `takes those that a line stands in`(line: Int, expected: [String]) throws {
    #expect(try names(Selection(lines: ["test.yaml": [line]])) == expected)
  }

  @Test func `takes files whole for which no line is given`() throws {
    #expect(try names(Selection(lines: ["other.yaml": [3]])).count == 4)
  }
}
