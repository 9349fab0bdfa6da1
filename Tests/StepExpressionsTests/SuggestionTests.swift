import StepExpressions
import Testing

@Suite struct `Expressions for an undefined step` {
  private func sources(_ text: String, _ types: ParameterTypes = ParameterTypes()) -> [String] {
    ExpressionGenerator(types).expressions(for: text).map(\.source)
  }

  @Test(arguments: [
    ("hello", "hello"), ("", ""), ("I have 2 cucumbers and 1.5 tomato", "I have {int} cucumbers and {float} tomato"),
    ("I like \"bangers\" and 'mash'", "I like {string} and {string}"), ("I am 20%% foobar", "I am {int}%% foobar"),
    ("(iii)", #"\(iii)"#), ("{iii}", #"\{iii}"#), (#"a\b"#, #"a\\b"#),
    ("The 1814/05/17 hey", #"The {int}\/{int}\/{int} hey"#),
    ("99999", "{int}"), ("version v2 of item2", "version v2 of item2"), ("it costs -3.5€ now", "it costs {float}€ now"),
    ("die Äpfel 3ä", "die Äpfel 3ä"), ("\"unfinished 7", "\"unfinished {int}"),
  ])
  func `values become parameters and the rest is escaped`(text: String, source: String) throws {
    #expect(sources(text).first == source)
    #expect(try StepExpression(source).match(text) != nil)
  }

  @Test func `a number that two types take has an expression for each`() {
    #expect(sources("2 and 3") == ["{int} and {int}", "{int} and {float}", "{float} and {int}", "{float} and {float}"])
    #expect(sources("1 2 3 4 5 6 7 8 9 10").count == ExpressionGenerator.limit)
  }

  @Test func `the author's own types are used, for whole words`() throws {
    let types = try ParameterTypes.with(
      try ParameterType("direction", matching: ["up|down"], swiftType: "Direction"),
      try ParameterType("weather", oneOf: ["sun", "sunny"], swiftType: "Weather"),
      try ParameterType("any", matching: [".*"], isSuggested: false))
    #expect(sources("up the hill, it is sunny:down.", types) == ["{direction} the hill, it is {weather}:{direction}."])
    #expect(sources("I download the muppet group sunnyside", types) == ["I download the muppet group sunnyside"])
  }

  @Test func `the leftmost value is taken, and the longest of these`() throws {
    let types = try ParameterTypes.with(
      try ParameterType("currency", matching: ["c d"]), try ParameterType("date", matching: ["b c"]),
      try ParameterType("letter", matching: ["b"]))
    #expect(sources("a b c d e", types) == ["a {date} d e"])
  }

  @Test func `parameters have names and Swift types`() throws {
    let types = try ParameterTypes.with(
      try ParameterType("css-color", oneOf: ["red"], swiftType: "CSSColor"),
      try ParameterType("class", oneOf: ["first"], swiftType: "TravelClass"))
    let parameters = ExpressionGenerator(types).expressions(for: "1 'a' 2 red 'b' 1.5 first 3")[0].parameters
    #expect(
      parameters.map { "\($0.name): \($0.swiftType)" } == [
        "count: Int", "text: String", "count2: Int", "cssColor: CSSColor", "text2: String", "amount: Double",
        "classValue: TravelClass", "count3: Int",
      ])
  }
}

@Suite struct `Patterns near an undefined step` {
  private func nearest(_ text: String, _ expressions: [String]) throws -> [String] {
    let patterns = try expressions.map { StepPattern.expression(try StepExpression($0)) }
    return NearestPatterns(patterns).nearest(to: text).map { expressions[$0] }
  }

  private let expressions = [
    "the button is pressed", "the {word} icon is displayed", "I have {int} cucumber(s) in my belly/stomach", "I log in",
    "the field {string} contains {string}", "{word} {word}", "{}", "I see {}",
  ]

  @Test(arguments: [
    ("the buton is pressed", ["the button is pressed"]), ("the button is presed", ["the button is pressed"]),
    ("The button is pressed", ["the button is pressed"]), ("the button pressed", ["the button is pressed"]),
    ("the big button is pressed", ["the button is pressed"]),
    ("the sun icon is shown", ["the {word} icon is displayed"]),
    ("I have three cucumbers in my stomach", ["I have {int} cucumber(s) in my belly/stomach"]),
    ("the feild \"user name\" contains \"me\"", ["the field {string} contains {string}"]),
    ("something else altogether", []), ("hello", []), ("", []),
  ])
  func `words decide, and any word will do for a parameter`(text: String, result: [String]) throws {
    #expect(try nearest(text, expressions) == result)
  }

  @Test func `the nearest comes first, and there are few`() throws {
    let found = try nearest(
      "the cat sits", ["the dog sits now", "the cats sits", "the dog sits", "a cat sits", "the cat eats"])
    #expect(found.first == "the cats sits" && found.count <= 3)
  }

  @Test func `a regular expression can be near`() {
    let pattern = StepPattern.regex(StepRegex(/the (\w+) icon is shown/))
    #expect(NearestPatterns([pattern]).nearest(to: "the sun icn is shown") == [0])
  }
}
