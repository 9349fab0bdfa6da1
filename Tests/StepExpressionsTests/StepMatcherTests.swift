import StepExpressions
import Testing

@Suite struct `Finding a step's pattern` {
  @Test func `every pattern that matches is found once, in the order of the patterns`() throws {
    let matcher = try matcher([
      "{}", "I have {int} apple(s)", "I have {word} apples", "I have 3 apples", "I eat", "(I ){}",
    ])
    #expect(matcher.matches("I have 3 apples").map(\.pattern) == [0, 1, 2, 3, 5])
    #expect(matcher.matches("I have no apples").map(\.pattern) == [0, 2, 5])
    #expect(matcher.matches("I eat\n").map(\.pattern) == [])
  }

  @Test func `two patterns that are alike are both found`() throws {
    let matcher = try matcher(["a {int}", "a {int}", "a {int}"])
    #expect(matcher.matches("a 1").map(\.pattern) == [0, 1, 2])
  }

  @Test func `patterns share what they take from a text, each in its own words`() throws {
    let matcher = try matcher(["{word} {word}", "{} {word}", "{word} {}", "{word} b/c {word}"])
    let texts = matcher.matches("a b c").map { match in
      "\(match.pattern): " + match.captures.map(\.text).joined(separator: "|")
    }
    #expect(texts == ["1: a b|c", "2: a|b c", "3: a|c"])
  }

  @Test func `a matcher of nothing finds nothing`() {
    #expect(StepMatcher([]).matches("").isEmpty)
  }

  @Test func `a regular expression matches the whole text and captures its groups`() {
    let matcher = StepMatcher([
      .regex(StepRegex(/I have (?<count>\d+) (red )?(apples|pears)/)), .regex(StepRegex(/have/)),
    ])
    let matches = matcher.matches("I have 12 pears")
    #expect(matches.map(\.pattern) == [0])
    #expect(matches[0].captures.map(\.value) == [.string("12"), .absent, .string("pears")])
    #expect(matches[0].captures.map(\.range) == [7..<9, nil, 10..<15])
  }

  @Test func `a pattern knows what its author wrote`() throws {
    #expect(StepPattern.regex(StepRegex(/I have (\d+)/)).source == #"/I have (\d+)/"#)
    #expect(StepPattern.regex(StepRegex(source: "digits") { Regex(/\d+/) }).source == "digits")
    #expect(StepPattern.expression(try StepExpression("I have {int}")).source == "I have {int}")
  }

  @Test func `a regular expression and an expression can be ambiguous`() throws {
    let expression = try StepExpression("I have {int} apples")
    let matcher = StepMatcher([
      .regex(StepRegex(/I .*/)), .expression(expression), .regex(StepRegex(/.*s/)),
    ])
    #expect(matcher.matches("I have 12 apples").map(\.pattern) == [0, 1, 2])
  }

  @Test func `a thousand patterns that begin alike are told apart`() throws {
    let matcher = try matcher((0..<1000).map { "I have {int} apple(s) in basket 37 at/in shop \($0)" })
    for number in [0, 7, 99, 100, 999] {
      #expect(matcher.matches("I have 12 apples in basket 37 in shop \(number)").map(\.pattern) == [number])
    }
    #expect(matcher.matches("I have 12 apples in basket 37 in shop 1000").isEmpty)
    #expect(matcher.size < 1200)
  }

  @Test func `optionals take no more room than they are long`() throws {
    let optionals = String(repeating: "(a)", count: 300)
    let matcher = try matcher([optionals, "x\(optionals)/y"])
    #expect(matcher.size < 350)
    #expect(matcher.matches(String(repeating: "a", count: 200)).map(\.pattern) == [0])
    #expect(matcher.matches("x" + String(repeating: "a", count: 200)).map(\.pattern) == [1])
    #expect(matcher.matches(String(repeating: "a", count: 301)).isEmpty)
  }

  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      "{} {} {} {} {} {} {} {}x", "{word}{word}{word}{word}{word}{word}!", "{int}{int}{int}{int}{int}{int}{int}x",
      "{float}{float}{float}{float}{float}x", "{string}{}{string}{}{string}x", "(a)(a)(a)(a)(a)(a)(a)(a){}(a)(a)(a)x",
    ])
  func `no text makes a search explode`(expression: String) throws {
    let matcher = try matcher([expression])
    for piece in ["a ", "1", "1.", "\"", "'\\", "a", "1E", "é", "\u{301}"] {
      #expect(matcher.matches(String(repeating: piece, count: 40)).isEmpty)
    }
  }

  @Test func `an expression of any length is searched without recursion`() throws {
    let matcher = try matcher([String(repeating: "{int} ", count: 5_000)])
    #expect(matcher.matches(String(repeating: "1 ", count: 5_000)).first?.captures.count == 5_000)
  }
}
