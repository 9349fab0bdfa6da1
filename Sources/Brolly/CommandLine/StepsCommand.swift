internal import Diagnostics
internal import Reporting

/// `brolly steps`: the step definitions and the parameter types of the suite, each with what its closure takes.
struct StepsCommand {
  let contents: StepContents

  func run(_ streams: StandardStreams) throws -> ExitCode {
    try streams.print(text)
    return .passed
  }

  private var text: String {
    let files = contents.definitions.map(\.location.file)
    let groups = files.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    let libraries = groups.map { file in
      let definitions = contents.definitions.filter { $0.location.file == file }
      return title(of: file) + "\n" + definitions.map { "  \(line(of: $0))\n" }.joined()
    }
    return (libraries + (contents.parameterTypes.isEmpty ? [] : [parameterTypes])).joined(separator: "\n")
  }

  /// The steps that come with Brolly are nobody's own file.
  private func title(of file: String) -> String {
    file.hasSuffix("StandardSteps/StandardSteps.swift") ? "Standard steps" : file
  }

  private func line(of definition: StepDefinition) -> String {
    let sentence =
      switch definition.pattern {
      case .expression(let source): source
      case .regex: "(a regular expression in line \(definition.location.line))"
      }
    let takesArgument = definition.parameters.last.map { !$0.sources.contains(.text) } ?? false
    let takesText = isDocString(definition)
    let argument = takesArgument ? ":  (a value)" : takesText ? ":  (a text)" : ""
    return "\(definition.keyword.padded(to: 5))  \(sentence)\(argument)"
  }

  /// Whether the closure takes more than the sentence has parameters: then the rest is the text behind it.
  private func isDocString(_ definition: StepDefinition) -> Bool {
    guard case .expression(let source) = definition.pattern else { return false }
    return definition.parameters.count > source.count { $0 == "{" }
  }

  private var parameterTypes: String {
    let width = contents.parameterTypes.map { $0.name.displayWidth + 2 }.max() ?? 0
    let lines = contents.parameterTypes.map { type in
      let pattern =
        switch type.pattern {
        case .literals(let texts): texts.joined(separator: ", ")
        case .regularExpressions(let patterns): patterns.joined(separator: "  ")
        }
      return "  \("{\(type.name)}".padded(to: width))  \(pattern)\n"
    }
    return "Parameter types\n" + lines.joined()
  }
}
