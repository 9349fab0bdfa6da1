import Diagnostics
import FeatureFiles
import Testing

/// Cases after Cucumber's own (github.com/cucumber/tag-expressions), in our words.
@Suite struct `A tag expression` {
  @Test(arguments: [
    ("", [], true),
    ("  ", ["a"], true),
    ("a", ["a"], true),
    ("@a", ["a"], true),
    ("a", ["@a"], true),
    ("a", ["A"], false),
    ("a", ["ab"], false),
    ("not a", ["a"], false),
    ("not a", ["b"], true),
    ("not not a", ["a"], true),
    ("a and b", ["a", "b"], true),
    ("a and b", ["a"], false),
    ("a or b", ["b"], true),
    ("a or b", [], false),
    ("a or b and c", ["a"], true),
    ("(a or b) and c", ["a"], false),
    ("not a or b", ["a", "b"], true),
    ("not (a or b)", ["b"], false),
    ("not(a)and(b)", ["b"], true),
    ("x\\(1\\) or y\\(2\\)", ["y(2)"], true),
    ("x\\\\ or y\\\\\\)", ["x\\"], true),
    ("x\\\\ or y\\\\\\)", ["y\\)"], true),
    ("x\\\\ or y\\\\\\)", ["y)"], false),
    ("x\\ y", ["x y"], true),
    ("日本 and not 👩‍👩‍👧", ["日本"], true),
  ])
  func `matches a scenario by its tags`(expression: String, tags: [String], isMatch: Bool) throws {
    #expect(try TagExpression(parsing: expression).matches(tags) == isMatch)
  }

  @Test(arguments: [
    ("a and b", "( a and b )"),
    ("@a", "a"),
    ("not a", "not ( a )"),
    ("not (a and b)", "not ( a and b )"),
    ("a and b and c", "( ( a and b ) and c )"),
    ("not a or b and not c or d", "( ( not ( a ) or ( b and not ( c ) ) ) or d )"),
    ("x or(y) ", "( x or y )"),
    ("x\\(1\\) or y\\ z", "( x\\(1\\) or y\\ z )"),
    ("", "true"),
  ])
  func `is written with all its parentheses`(expression: String, description: String) throws {
    #expect(try TagExpression(parsing: expression).description == description)
  }

  @Test(arguments: [
    ("a b", "an operator is expected before 'b'.\n    a b\n      ^"),
    ("a b or", "an operator is expected before 'b'.\n    a b or\n      ^"),
    ("a and (b not)", "an operator is expected before 'not'.\n    a and (b not)\n             ^-^"),
    ("x\\ or y", "an operator is expected before 'y'.\n    x\\ or y\n          ^"),
    ("a and or", "a tag is expected before 'or'.\n    a and or\n          ^^"),
    ("or or", "a tag is expected before 'or'.\n    or or\n    ^^"),
    ("a and", "a tag is expected at its end.\n    a and\n         ^"),
    ("()", "a tag is expected before ')'.\n    ()\n     ^"),
    ("(a and b))", "the ')' closes nothing.\n    (a and b))\n             ^"),
    ("((a and b)", "this '(' is never closed.\n    ((a and b)\n    ^"),
    ("a,b", "a comma joins no tags.\n    a,b\n    ^-^"),
    ("x or \\y", "'\\y' is no escape.\n    x or \\y\n         ^^"),
    ("x\\", "a backslash at the end escapes nothing.\n    x\\\n     ^"),
    ("日本 b", "an operator is expected before 'b'.\n    日本 b\n         ^"),
  ])
  func `that is wrong says where`(expression: String, problem: String) throws {
    let mistake = #expect(throws: Diagnostic.self) { try TagExpression(parsing: expression) }
    #expect(mistake?.problem == "The tag expression cannot be read: \(problem)")
  }

  @Test func `nested without end is refused rather than run into the stack's end`() throws {
    let deep = String(repeating: "(", count: 100_000) + "a" + String(repeating: ")", count: 100_000)
    let mistake = #expect(throws: Diagnostic.self) { try TagExpression(parsing: deep) }
    #expect(mistake?.advice == "Write it with fewer parentheses.")
    let negations = String(repeating: "not ", count: 100_000) + "a"
    #expect(throws: Diagnostic.self) { try TagExpression(parsing: negations) }
  }

  @Test func `may be as long as it likes`() throws {
    let long = Array(repeating: "a", count: 100_000).joined(separator: " or ")
    #expect(try TagExpression(parsing: long).matches(["a"]))
    #expect(try !TagExpression(parsing: long).matches(["b"]))
  }
}
