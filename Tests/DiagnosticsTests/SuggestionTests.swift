import Diagnostics
import Testing

@Suite struct `A suggestion` {
  @Test(arguments: [
    ("givne", ["given", "when", "then"], ["given"]),
    ("Given", ["given", "when", "then"], ["given"]),
    ("scenarois", ["scenario", "scenarios", "rules"], ["scenarios", "scenario"]),
    ("then", ["when", "then", "them"], ["then", "them", "when"]),
    ("exmaple", ["examples", "example"], ["example", "examples"]),
    ("größse", ["größe", "grösse"], ["grösse", "größe"]),
    ("colour", ["color"], ["color"]),
    ("tag", ["tags", "bag", "rag", "sag"], ["bag", "rag", "sag"]),
    ("no", ["on", "up"], ["on"]),
    ("x", ["y", "z"], []),
    ("X", ["x"], ["x"]),
    ("", ["a", "ab"], []),
    ("feature", ["steps", "tags"], []),
    ("anything", [], []),
  ])
  func `is what is near enough, nearest first`(name: String, candidates: [String], nearest: [String]) {
    #expect(Suggestion.nearest(to: name, among: candidates) == nearest)
  }

  @Test func `is limited in number`() {
    #expect(Suggestion.nearest(to: "aaab", among: ["aaac", "aaad", "aaae"], limit: 2) == ["aaac", "aaad"])
  }

  @Test func `is put as a question`() {
    #expect(Suggestion.didYouMean("whne", among: ["given", "when"]) == "Did you mean 'when'?")
    #expect(Suggestion.didYouMean("background", among: ["given", "when"]) == nil)
  }
}
