internal import Diagnostics
internal import FeatureFiles
internal import StepExpressions

/// `brolly match`: what an expression takes from a text, or whether tags match a tag expression.
struct MatchCommand {
  private let form: Form
  private let wantsJSON: Bool

  private enum Form {
    case expression(String, text: String)
    case tags(String, tags: [String])
  }

  init(_ arguments: Arguments) throws(DiagnosticList) {
    wantsJSON = arguments.wantsJSON
    if let tags = arguments.options["tags"] {
      form = .tags(tags.last ?? "", tags: arguments.operands)
      return
    }
    guard arguments.operands.count == 2 else {
      throw DiagnosticList([
        Diagnostic(
          at: nil, "'match' takes an expression and a text.",
          advice: "Write: brolly match 'I have {int} cukes' 'I have 3 cukes'")
      ])
    }
    form = .expression(arguments.operands[0], text: arguments.operands[1])
  }

  func run(_ streams: StandardStreams) throws -> ExitCode {
    switch form {
    case .expression(let source, let text): return try match(source, text, streams)
    case .tags(let source, let tags):
      let holds = try TagExpression(parsing: source).matches(tags)
      try streams.print("\(holds)\n")
      return holds ? .passed : .notGreen
    }
  }

  private func match(_ source: String, _ text: String, _ streams: StandardStreams) throws -> ExitCode {
    let expression: StepExpression
    do {
      expression = try StepExpression(source)
    } catch {
      streams.complain("\(error)\n")
      return .unusable
    }
    guard let captures = expression.match(text) else {
      if wantsJSON { try streams.print("null\n") } else { try streams.print("The text does not match.\n") }
      return .notGreen
    }
    let values = captures.map(\.value)
    if wantsJSON {
      try streams.print(values.json + "\n")
    } else {
      try streams.print(values.map { $0.json + "\n" }.joined())
    }
    return .passed
  }
}
