/// What a command prints to, as a sentence calls it.
enum CommandStream: String, CaseIterable, StepParameter {
  case output
  case errorOutput = "error output"

  /// What a command printed there.
  func text(of result: ShellCommand.Result) -> String {
    switch self {
    case .output: result.output
    case .errorOutput: result.errors
    }
  }
}
