import Diagnostics
import StepExpressions
import Testing

@Suite struct `Parameter types` {
  @Test func `one of several texts`() throws {
    let types = try ParameterTypes.with(try ParameterType("weather", oneOf: ["sun", "sunny", "light rain"]))
    #expect(match("{weather} day", "sunny day", types) == #"["sunny"]"#)
    #expect(match("{weather} day", "light rain day", types) == #"["light rain"]"#)
    #expect(match("{weather} day", "Sunny day", types) == "no match")
    #expect(try pieces("{weather}{}", "sunny", types) == ["0-3 sun", "3-5 ny"])
  }

  @Test func `one of several regular expressions`() throws {
    let types = try ParameterTypes.with(
      try ParameterType("color", matching: ["red|blue|yellow", "(?:dark|light) (?:red|blue|yellow)"]))
    #expect(match("I have a {color} ball", "I have a dark red ball", types) == #"["dark red"]"#)
    #expect(match("I have a {color} ball", "I have a blue ball", types) == #"["blue"]"#)
    #expect(match("I have a {color} ball", "I have a green ball", types) == "no match")
    #expect(match("{color}{word}", "redder", types) == #"["red","der"]"#)
  }

  @Test func `a regular expression gives way where the rest needs it`() throws {
    let types = try ParameterTypes.with(
      try ParameterType("letters", matching: ["[a-z]+"]), try ParameterType("few", matching: ["[a-z]+?"]))
    #expect(try pieces("{letters}b{word}", "abcbd", types) == ["0-3 abc", "4-5 d"])
    #expect(try pieces("{letters}c{word}", "abcbd", types) == ["0-2 ab", "3-5 bd"])
    #expect(try pieces("{few}b{word}", "abcbd", types) == ["0-1 a", "2-5 cbd"])
    #expect(try pieces("{few}d", "abcbd", types) == ["0-4 abcb"])
    #expect(try pieces("{letters} 👍{letters}", "é 👍ab", types) == nil)
  }

  @Test func `the groups of a regular expression are captured, but not those inside of them`() throws {
    let types = try ParameterTypes.with(
      try ParameterType("point", matching: [#"(\d+),\s*((\d)\d*)(?:,(x\))?)?[(]?"#]))
    let captures = try #require(try StepExpression("from {point}", parameterTypes: types).match("from 10, 25"))
    #expect(captures.map(\.groups) == [["10", "25", nil]])
    #expect(captures.map(\.text) == ["10, 25"])
  }

  @Test func `a parameter without groups is its own group`() throws {
    #expect(try StepExpression("{int}").match("5")?.map(\.groups) == [["5"]])
  }

  @Test func `a combining mark is a scalar like any other`() throws {
    let types = try ParameterTypes.with(try ParameterType("base", matching: ["[a-z]"]))
    #expect(try pieces("{base}\u{301}{}", "e\u{301}\u{302}", types) == ["0-1 e", "2-3 \u{302}"])
  }

  @Test func `a name is given once`() throws {
    var types = ParameterTypes()
    #expect(throws: ParameterTypeError.duplicateName("int")) {
      try types.define(try ParameterType("int", oneOf: ["1"]))
    }
    #expect(throws: ParameterTypeError.duplicateName("")) { try types.define(try ParameterType("", oneOf: ["1"])) }
    #expect(
      ParameterTypeError.duplicateName("color").description == "There is already a parameter type with name color")
    #expect(ParameterTypeError.duplicateName("").description == "The anonymous parameter type has already been defined")
  }

  @Test(arguments: ["[string]", "a{", "b}", "(", ")", "\\", "a/b"])
  func `a name holds nothing that is reserved`(name: String) {
    let error = #expect(throws: ParameterTypeError.self) { try ParameterType(name, oneOf: ["a"]) }
    #expect(
      error?.description == "Illegal character in parameter name {\(name)}. "
        + #"Parameter names may not contain '{', '}', '(', ')', '\' or '/'"#)
  }

  @Test func `a mistake becomes a diagnostic with what to do`() {
    let place = SourceLocation(file: "Steps.swift", line: 4, column: 3)
    #expect(
      ParameterTypeError.noPattern(name: "a").diagnostic(at: place)
        == Diagnostic(
          at: place, "The parameter type {a} has nothing to match.",
          advice: "Name at least one text or regular expression."))
  }

  @Test func `a type that cannot match is refused`() {
    #expect(throws: ParameterTypeError.noPattern(name: "a")) { try ParameterType("a", oneOf: []) }
    #expect(throws: ParameterTypeError.noPattern(name: "a")) { try ParameterType("a", matching: []) }
    let error = #expect(throws: ParameterTypeError.self) { try ParameterType("a", matching: ["(b"]) }
    #expect(
      error?.description.hasPrefix("The parameter type {a} has a regular expression that cannot be read: (b") == true)
  }
}
