// The texts are the specification's, to the letter: people look for them.
// Source: cucumber-expressions 17.0.2 and later, `Errors`.

extension ExpressionError {
  static func cannotEscape(_ source: String, at index: Int) -> Self {
    Self(
      source, at: index..<index + 1,
      #"Only the characters '{', '}', '(', ')', '\', '/' and whitespace can be escaped."#,
      #"If you did mean to use an '\' you can use '\\' to escape it"#)
  }

  static func endOfLineCannotBeEscaped(_ source: String, at index: Int) -> Self {
    Self(
      source, at: index..<index + 1, "The end of line can not be escaped.", #"You can use '\\' to escape the '\'"#)
  }

  static func missingEndOfOptional(_ source: String, at range: Range<Int>) -> Self {
    Self(
      source, at: range, "The '(' does not have a matching ')'.",
      #"If you did not intend to use optional text you can use '\(' to escape the optional text"#)
  }

  static func missingEndOfParameter(_ source: String, at range: Range<Int>) -> Self {
    Self(
      source, at: range, "The '{' does not have a matching '}'.",
      #"If you did not intend to use a parameter you can use '\{' to escape the a parameter"#)
  }

  static func invalidParameterName(_ source: String, at range: Range<Int>) -> Self {
    Self(
      source, at: range, #"Parameter names may not contain '{', '}', '(', ')', '\' or '/'."#,
      "Did you mean to use a regular expression?")
  }

  static func alternationNotAllowedInOptional(_ source: String, at range: Range<Int>) -> Self {
    Self(
      source, at: range, "An alternation can not be used inside an optional.",
      #"If you did not mean to use an alternation you can use '\/' to escape the '/'. "#
        + "Otherwise rephrase your expression or consider using a regular expression instead.")
  }

  static func emptyOptional(_ source: String, at range: Range<Int>) -> Self {
    Self(
      source, at: range, "An optional must contain some text.",
      #"If you did not mean to use an optional you can use '\(' to escape the '('"#)
  }

  static func parameterInOptional(_ source: String, at range: Range<Int>) -> Self {
    Self(
      source, at: range, "An optional may not contain a parameter type.",
      #"If you did not mean to use an parameter type you can use '\{' to escape the '{'"#)
  }

  static func optionalInOptional(_ source: String, at range: Range<Int>) -> Self {
    Self(
      source, at: range, "An optional may not contain an other optional.",
      #"If you did not mean to use an optional type you can use '\(' to escape the '('. "#
        + "For more complicated expressions consider using a regular expression instead.")
  }

  static func emptyAlternative(_ source: String, at range: Range<Int>) -> Self {
    Self(
      source, at: range, "Alternative may not be empty.",
      #"If you did not mean to use an alternative you can use '\/' to escape the '/'"#)
  }

  static func alternativeOfOptionals(_ source: String, at range: Range<Int>) -> Self {
    Self(
      source, at: range, "An alternative may not exclusively contain optionals.",
      #"If you did not mean to use an optional you can use '\(' to escape the '('"#)
  }

  static func undefinedParameterType(_ source: String, at range: Range<Int>, name: String) -> Self {
    var error = Self(
      source, at: range, "Undefined parameter type '\(name)'.", "Please register a ParameterType for '\(name)'")
    error.undefinedParameterType = name
    return error
  }
}
