internal import FeatureFiles
internal import StepExpressions
internal import YAMLReader

/// A step definition to paste for a step that has none; it compiles as it stands, and is pending.
struct DefinitionSnippet {
  private let step: Step
  private let expression: GeneratedExpression?

  /// Makes the definition of a step from the expressions that would match it, the most likely one first.
  init(_ step: Step, _ expressions: [GeneratedExpression]) {
    self.step = step
    expression = expressions.first
  }

  /// The definition in Swift.
  var code: String {
    let source = (expression?.source ?? step.text).swiftLiteral
    return """
      \(keyword)(\(source)) { \(closureParameters) in
        throw .pending("\(Self.reason)")
      }
      """
  }

  private static let reason = "not written yet"

  private var keyword: String {
    switch step.keyword {
    case .when: "When"
    case .then: "Then"
    case .given, .and, .but: "Given"
    }
  }

  private var closureParameters: String {
    let parameters = (expression?.parameters ?? []).map { "\($0.name): \($0.swiftType)" } + argument
    return parameters.isEmpty ? "world" : "(world, \(parameters.joined(separator: ", ")))"
  }

  private var argument: [String] {
    switch step.argument?.content {
    case nil: return []
    case .scalar(let scalar): return scalar.text.hasPrefix("|") ? ["table: DataTable"] : ["argument: String"]
    case .sequence(let items):
      let isListOfTexts = items.allSatisfy { $0.string != nil }
      return [isListOfTexts ? "values: [String]" : "table: DataTable"]
    case .mapping: return ["values: [String: String]"]
    }
  }
}

extension String {
  /// The text as a string literal of Swift.
  fileprivate var swiftLiteral: String {
    // Raw strings keep an expression's own escapes readable.
    var hashes = contains { $0 == "\\" || $0 == "\"" } ? "#" : ""
    while !hashes.isEmpty, contains("\"\(hashes)") || contains("\\\(hashes)") { hashes += "#" }
    let text = unicodeScalars.map { $0.escaped(behind: "\\\(hashes)") }.joined()
    return "\(hashes)\"\(text)\"\(hashes)"
  }
}

extension Unicode.Scalar {
  /// The scalar as it may stand in a literal of one line: a control character is written as an escape.
  fileprivate func escaped(behind backslash: String) -> String {
    switch self {
    case "\n": "\(backslash)n"
    case "\r": "\(backslash)r"
    case "\t": "\(backslash)t"
    case _ where value < 0x20 || value == 0x7F: "\(backslash)u{\(String(value, radix: 16))}"
    default: String(self)
    }
  }
}
