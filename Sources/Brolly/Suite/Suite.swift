/// A program that tests apps: its step libraries are all that it says, the command line comes with it.
///
///     @main struct Acceptance: Suite {
///       var steps: StepLibraries { weatherSteps; registrationSteps }
///     }
public protocol Suite {
  /// Makes the suite.
  init()

  /// The step libraries, one a line.
  @StepLibrariesBuilder var steps: StepLibraries { get }
}

extension Suite {
  /// Runs the command line, and ends the process with its exit status.
  @MainActor
  public static func main() async {
    await CommandLineTool(libraries: Self().steps).run()
  }
}
