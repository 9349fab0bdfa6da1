internal import Diagnostics
internal import RegexBuilder
internal import StepExpressions

/// Checks that the definitions of a suite can be read, and that each closure takes what its expression yields.
struct DefinitionCheck {
  private(set) var parameterTypes = ParameterTypes()
  private(set) var patterns: [StepPattern] = []
  private let custom: ParameterTypeTable

  init(_ contents: StepContents, _ mistakes: inout [Diagnostic]) {
    custom = ParameterTypeTable(contents.parameterTypes)
    for definition in contents.parameterTypes {
      do {
        try parameterTypes.define(definition.parameterType())
      } catch {
        mistakes.append(error.diagnostic(at: definition.location))
      }
    }
    for definition in contents.definitions {
      do {
        patterns.append(try check(definition))
      } catch {
        mistakes.append(error)
      }
    }
  }

  private func check(_ definition: StepDefinition) throws(Diagnostic) -> StepPattern {
    switch definition.pattern {
    case .expression(let source):
      do {
        let expression = try StepExpression(source, parameterTypes: parameterTypes)
        try check(definition, yields: expression.parameterTypes)
        return .expression(expression)
      } catch let error as ExpressionError {
        throw error.diagnostic(at: definition.location)
      } catch let mistake as Diagnostic {
        throw mistake
      } catch {
        throw Diagnostic(at: definition.location, "\(error)")
      }
    case .regex(let make):
      let groups = groupCount(of: make())
      try check(definition, yields: Array(repeating: nil, count: groups))
      return .regex(StepRegex(source: "a regular expression", make))
    }
  }

  /// Compares what a pattern yields, nil for a group of a regular expression, with what the closure takes.
  private func check(_ definition: StepDefinition, yields types: [ParameterType?]) throws(Diagnostic) {
    let taken = definition.parameters
    guard taken.count == types.count || taken.count == types.count + 1 else {
      throw wrongCount(definition, types)
    }
    for (index, (yielded, parameter)) in zip(types, taken).enumerated() where !fits(yielded, parameter) {
      throw Diagnostic(
        at: definition.location,
        "\(yielded.map { "{\($0.name)}" } ?? "Group \(index + 1)") yields \(typeName(yielded)), "
          + "and the closure takes \(parameter) for it.",
        advice: advice(definition, types))
    }
    if taken.count > types.count, let last = taken.last, !last.sources.contains(.argument) {
      throw Diagnostic(
        at: definition.location,
        "The closure takes \(last) from the value behind the step, and \(last) is not Decodable.",
        advice: advice(definition, types))
    }
  }

  private func fits(_ yielded: ParameterType?, _ parameter: any StepParameter.Type) -> Bool {
    guard parameter.sources.contains(.text) else { return false }
    guard let yielded else { return true }
    if let definition = custom[yielded.name] { return definition.valueType == parameter }
    switch yielded.swiftType {
    case "String": return !(parameter is any NumericStepParameter.Type)
    case "Int", "Int8", "Int16", "Int64": return parameter is any NumericStepParameter.Type
    default: return parameter is any NumericStepParameter.Type && !(parameter is any FixedWidthInteger.Type)
    }
  }

  private func typeName(_ yielded: ParameterType?) -> String {
    guard let yielded else { return "String" }
    return custom[yielded.name].map { "\($0.valueType)" } ?? yielded.swiftType
  }

  private func wrongCount(_ definition: StepDefinition, _ types: [ParameterType?]) -> Diagnostic {
    let yields = types.count == 1 ? "1 value" : "\(types.count) values"
    let takes = definition.parameters.count == 1 ? "1 value" : "\(definition.parameters.count) values"
    return Diagnostic(
      at: definition.location, "The text yields \(yields), and the closure takes \(takes) after the world.",
      advice: advice(definition, types))
  }

  private func advice(_ definition: StepDefinition, _ types: [ParameterType?]) -> String {
    let names = ["first", "second", "third", "fourth", "fifth", "sixth"]
    let parameters = types.enumerated().map { index, type in
      "\(names.indices.contains(index) ? names[index] : "value\(index + 1)"): \(typeName(type))"
    }
    return types.isEmpty
      ? "Write the closure as { world in … }."
      : "Write the closure as { (world, \(parameters.joined(separator: ", "))) in … }."
  }
}

extension ParameterTypeDefinition {
  /// The type as expressions know it.
  fileprivate func parameterType() throws(ParameterTypeError) -> ParameterType {
    switch pattern {
    case .literals(let texts):
      try ParameterType(name, oneOf: texts, swiftType: "\(valueType)", isSuggested: isSuggested)
    case .regularExpressions(let sources):
      try ParameterType(name, matching: sources, swiftType: "\(valueType)", isSuggested: isSuggested)
    }
  }
}

/// Returns how many groups a regular expression captures.
///
/// There is no way to ask but to match: the output of any match tells, and an alternative that is empty always matches.
private func groupCount(of regex: Regex<AnyRegexOutput>) -> Int {
  let probe = Regex {
    ChoiceOf {
      regex
      ""
    }
  }
  let match = try? Regex<AnyRegexOutput>(probe).prefixMatch(in: "")
  return (match?.output.count ?? 1) - 1
}
