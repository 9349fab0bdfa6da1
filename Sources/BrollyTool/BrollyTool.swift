internal import Brolly

/// `brolly`: a suite that knows no steps of its own, and hands over to the suite that the configuration names.
@main
struct BrollyTool {
  static func main() async {
    await CommandLineTool(libraries: StepLibraries(), role: .tool).run()
  }
}
