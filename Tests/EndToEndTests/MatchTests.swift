import TestSupport
import Testing

@Suite struct `brolly match` {
  private func match(_ arguments: [String]) async throws -> ProgramResult {
    try await Workplace().run(["match"] + arguments, of: "brolly")
  }

  @Test(arguments: [
    (["I have {int} cuke(s)", "I have 3 cukes"], ProgramResult(status: 0, output: "3\n")),
    (["I have {int} cuke(s)", "I have 3 cukes", "--json"], ProgramResult(status: 0, output: "[3]\n")),
    (["--json", "{word} {string}", "a 'b \"c\"'"], ProgramResult(status: 0, output: #"["a","b \"c\""]"# + "\n")),
    (["--json", "{float} {int}", "1.5 -2"], ProgramResult(status: 0, output: "[1.5,-2]\n")),
    (["nothing", "nothing"], ProgramResult(status: 0)),
    (["nothing", "nothing", "--json"], ProgramResult(status: 0, output: "[]\n")),
    (["{int}", "-3"], ProgramResult(status: 0, output: "-3\n")),
    (["--", "--json", "--json"], ProgramResult(status: 0)),
    (["one", "two"], ProgramResult(status: 1, output: "The text does not match.\n")),
    (["one", "two", "--json"], ProgramResult(status: 1, output: "null\n")),
  ])
  func `prints the arguments that an expression takes from a text`(
    arguments: [String], result: ProgramResult
  ) async throws {
    #expect(try await match(arguments) == result)
  }

  @Test func `shows where an expression is wrong`() async throws {
    let result = try await match(["a {", "a b"])
    #expect(
      result
        == ProgramResult(
          status: 2,
          errors: #"""
            This Cucumber Expression has a problem at column 3:

            a {
              ^
            The '{' does not have a matching '}'.
            If you did not intend to use a parameter you can use '\{' to escape the a parameter

            """#))
  }

  @Test(arguments: [["one"], ["one", "two", "three"], []])
  func `takes an expression and a text`(arguments: [String]) async throws {
    let result = try await match(arguments)
    #expect(
      result
        == ProgramResult(
          status: 2,
          errors: """
            error: 'match' takes an expression and a text.
              Write: brolly match 'I have {int} cukes' 'I have 3 cukes'

            """))
  }

  @Test(arguments: [
    (["smoke and not slow", "smoke", "weather"], ProgramResult(status: 0, output: "true\n")),
    (["smoke and not slow", "@smoke", "@slow"], ProgramResult(status: 1, output: "false\n")),
    (["not (@a or b)"], ProgramResult(status: 0, output: "true\n")),
    ([""], ProgramResult(status: 0, output: "true\n")),
    (
      ["smoke and", "smoke"],
      ProgramResult(
        status: 2,
        errors: """
          error: The tag expression cannot be read: a tag is expected at its end.
              smoke and
                       ^
            Write a tag behind the last word, or take that word out.

          """)
    ),
  ])
  func `tells whether tags match a tag expression`(arguments: [String], result: ProgramResult) async throws {
    #expect(try await match(["--tags"] + arguments) == result)
  }

  @Test func `agrees with each official case`() async throws {
    for official in OfficialCase.all {
      let result = try await match(["--json", "--", official.expression, official.text])
      #expect(result == official.result, "\(official.name)")
    }
  }
}
