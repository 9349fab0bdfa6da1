internal import Brolly

/// `brolly-bench`: measures Brolly on features that it makes itself, and prints the figures.
///
/// With arguments it is the suite that it measures: `brolly-bench run FOLDER`.
@main
struct BrollyBench: Suite {
  var steps: StepLibraries {
    basketSteps
    weatherSteps
  }

  @MainActor
  static func main() async {
    if CommandLine.arguments.count > 1 || CommandLineTool.isWorker {
      await CommandLineTool(libraries: Self().steps).run()
    }
    do {
      try await Report().printAll()
    } catch {
      print("error: \(error)")
    }
  }
}
