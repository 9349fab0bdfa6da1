internal import Brolly

/// `brolly`: a suite that knows the standard steps, and hands over to the suite that the configuration names.
@main
struct BrollyTool {
  static func main() async {
    await CommandLineTool(libraries: StepLibraries(standardSteps), role: .tool).run()
  }
}
