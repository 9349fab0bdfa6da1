/// What a command prints to, as a sentence calls it.
enum CommandStream: String, CaseIterable, StepParameter {
  case output
  case errorOutput = "error output"

  /// What a command printed there.
  func text(of result: ShellCommand.Result) -> String { ends(of: result).text }

  /// What a command printed there, all of it.
  ///
  /// - Throws: Where it printed too much to be kept: a check of what is left would not mean what it says.
  func wholeText(of result: ShellCommand.Result) throws -> String {
    let ends = ends(of: result)
    try expect(!ends.isCut, "The \(rawValue) is too long to be looked through whole. \(result.printed)")
    return ends.text
  }

  private func ends(of result: ShellCommand.Result) -> FileBytes.Ends {
    switch self {
    case .output: result.output
    case .errorOutput: result.errors
    }
  }
}
