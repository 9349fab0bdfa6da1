import StepExpressions
import Testing

@Suite struct `Matching an expression` {
  @Test(arguments: [
    ("hello", "hello", "[]"), ("hello", "Hello", "no match"), ("hello", "hello!", "no match"),
    ("hello", "oh hello", "no match"), ("", "", "[]"), ("", " ", "no match"), ("a.c|d*", "a.c|d*", "[]"),
    ("a.c", "abc", "no match"), ("é", "e\u{301}", "no match"), ("naïve {word}", "naïve 👩‍👩‍👧", #"["👩‍👩‍👧"]"#),
  ])
  func `text matches itself, scalar by scalar`(expression: String, text: String, result: String) {
    #expect(match(expression, text) == result)
  }

  @Test(arguments: [
    ("{int}", "7", "[7]"), ("{int}", "-19", "[-19]"), ("{int}", "007", "[7]"), ("{int}", "+1", "no match"),
    ("{int}", "1.5", "no match"), ("{int}", "-", "no match"), ("{int}", "", "no match"), ("{int}", "٣", "no match"),
    ("{byte}", "-128", "[-128]"), ("{short}", "32767", "[32767]"),
    ("{long}", "9223372036854775807", "[9223372036854775807]"),
    ("{int}", "100000000000000000000", "[1e+20]"),
    ("{biginteger}", "31415926535897932384626433832795028841971", #"["31415926535897932384626433832795028841971"]"#),
  ])
  func `whole numbers`(expression: String, text: String, result: String) {
    #expect(match(expression, text) == result)
  }

  @Test(arguments: [
    ("", "no match"), (".", "no match"), ("-", "no match"), ("E", "no match"), ("1,", "no match"), ("1.", "no match"),
    ("1,000.1", "no match"), ("E1", "no match"), ("1e1", "no match"), ("--1", "no match"), ("1", "[1.0]"),
    ("0", "[0.0]"),
    ("-1.1", "[-1.1]"), ("+1.5", "[1.5]"), (".1", "[0.1]"), ("-.10000001", "[-0.10000001]"), ("1E1", "[10.0]"),
    (".1E1", "[1.0]"), ("-.1E-2", "[-0.001]"), ("-.1E+2", "[-10.0]"), ("-.10E2", "[-10.0]"), ("+1.5E+3", "[1500.0]"),
    ("1E999", "[null]"),
  ])
  func `floating-point numbers`(text: String, result: String) {
    #expect(match("{float}", text) == result)
    #expect(match("{double}", text) == result)
  }

  @Test func `big decimals keep their digits`() {
    #expect(match("{bigdecimal}", "3.14159265358979323846264338327950") == #"["3.14159265358979323846264338327950"]"#)
    #expect(match("{bigdecimal}", "-0.10E+2") == #"["-0.10E+2"]"#)
  }

  @Test(arguments: [
    (#""blind""#, #"["blind"]"#), ("'blind'", #"["blind"]"#), (#""""#, #"[""]"#), ("''", #"[""]"#),
    (#""'a'""#, #"["'a'"]"#), (#"'"a"'"#, ##"["\"a\""]"##), (#""a\"b""#, ##"["a\"b"]"##), (#"'a\'b'"#, #"["a'b"]"#),
    (#""a\'b""#, #"["a'b"]"#), (#""a\nb""#, ##"["a\\nb"]"##), (#""a\\""#, ##"["a\\\\"]"##), (#""a\""#, "no match"),
    (#""a'"#, "no match"), ("blind", "no match"), (#""a"b""#, "no match"), ("\"a\nb\"", #"["a\nb"]"#),
    (#""'""#, #"["'"]"#), (#""""#, #"[""]"#), ("\"", "no match"),
  ])
  func `quoted texts lose their quotes and the backslashes before quotes`(text: String, result: String) {
    #expect(match("{string}", text) == result)
  }

  @Test func `a word has no white space, and the anonymous parameter no line break`() {
    #expect(match("{word}", "banana") == #"["banana"]"#)
    #expect(match("{word}", "banana split") == "no match")
    #expect(match("{word}", "banana\u{A0}split") == "no match")
    #expect(match("{word}", "") == "no match")
    #expect(match("{}", "banana split") == #"["banana split"]"#)
    #expect(match("{}", "") == #"[""]"#)
    #expect(match("{}", "a\nb") == "no match")
    #expect(match("{}", "a\u{2028}b") == "no match")
  }

  @Test(arguments: [
    ("I have {int} cuke(s)", "I have 1 cuke", "[1]"), ("I have {int} cuke(s)", "I have 2 cukes", "[2]"),
    ("three( blind) mice", "three mice", "[]"), ("three( blind) mice", "three blind mice", "[]"),
    ("three( blind) mice", "three  mice", "no match"), ("a(b)(b)c", "abc", "[]"), ("a(b)(b)c", "abbbc", "no match"),
    ("x(1){int}", "x11", "[1]"), ("x(1){int}", "x1", "[1]"),
  ])
  func `an optional is taken where the rest lets it`(expression: String, text: String, result: String) {
    #expect(match(expression, text) == result)
  }

  @Test(arguments: [
    ("I see mice/rats", "I see mice", "[]"), ("I see mice/rats", "I see rats", "[]"),
    ("mice/rats", "mice/rats", "no match"),
    ("a/ab{}", "abc", #"["bc"]"#), ("{int}st/nd/rd/th day", "3rd day", "[3]"), ("a/i{int}n/y", "i18n", "[18]"),
    ("mouse/mice/rat(s) run(s)", "rats run", "[]"), ("a b/c d", "a c d", "[]"), ("(big )mice/rats", "big mice", "[]"),
    ("(big )mice/rats", "big rats", "no match"),
    ("{int} second(s)./second(s)?", "1 second.", "[1]"),
  ])
  func `one of the alternatives stands there, the first that lets the rest match`(
    expression: String, text: String, result: String
  ) {
    #expect(match(expression, text) == result)
  }

  @Test(arguments: [
    (#"\(a) \{int} mice\/rats \\"#, #"(a) {int} mice/rats \"#, "[]"), (#"\({int})"#, "(3)", "[3]"),
    (#"12\\/2020"#, #"12\"#, "[]"), (#"12\\/2020"#, "2020", "[]"), (#"12\/2020"#, "12/2020", "[]"),
    (#"mice\ and/rats"#, "mice and", "[]"), ("a) b}", "a) b}", "[]"),
  ])
  func `a backslash makes text of what is reserved`(expression: String, text: String, result: String) {
    #expect(match(expression, text) == result)
  }

  @Test(arguments: [
    ("{word}{int}", "ab123", ["0-4 ab12", "4-5 3"]), ("{int}{int}", "1234", ["0-3 123", "3-4 4"]),
    ("{}{word}", "a b", ["0-2 a ", "2-3 b"]), ("{} {}", "a b c", ["0-3 a b", "4-5 c"]),
    ("{float}{int}", "1.25", ["0-3 1.2", "3-4 5"]), ("{string}{string}", #""a"'b'"#, ["0-3 \"a\"", "3-6 'b'"]),
    ("é{int} 👍{word}", "é1 👍ok", ["1-2 1", "4-6 ok"]), ("{float}E{int}", "1.5E2", ["0-3 1.5", "4-5 2"]),
  ])
  func `neighbours share a text as a greedy regular expression shares it`(
    expression: String, text: String, result: [String]
  ) throws {
    #expect(try pieces(expression, text) == result)
  }
}
