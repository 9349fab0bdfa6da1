internal import Brolly
internal import StepExpressions
internal import YAMLReader

/// All measurements, one after the other, and the table of their figures.
@MainActor
struct Report {
  private static let runs = 9
  private let program = CommandLineTool.programPath
  private let features: BenchmarkFeatures

  init() throws {
    features = try BenchmarkFeatures()
  }

  func printAll() async throws {
    defer { features.remove() }
    print("Medians of \(Self.runs) rounds; every run writes a JUnit report.\n")
    try printRuns()
    try printStartUp()
    try await AppReport(program: program, features: features).printAll()
    printMatching()
  }

  // MARK: - Runs

  private func printRuns() throws {
    let texts = BenchmarkFeatures.texts
    let variants = [[features.files], [features.files, "--in-process"], [features.table]]
    var loops: [Double] = []
    var runs = variants.map { _ in (wall: [Double](), memory: [Double]()) }
    // In turn, so that all meet the same machine; the first round does not count.
    for round in 0...Self.runs {
      let loop = time { for text in texts { _ = BareEventLoop.countEvents(of: text) } }
      let round = (counts: round > 0, runs: try variants.map { try run($0) })
      guard round.counts else { continue }
      loops.append(loop)
      for (index, run) in round.runs.enumerated() {
        runs[index].wall.append(run.wall.inMilliseconds)
        runs[index].memory.append(run.peakMemory)
      }
    }
    func ratio(_ index: Int) -> Double { median(zip(runs[index].wall, loops).map { $0 / $1 }) }
    print("\(BenchmarkFeatures.scenarioCount) scenarios of three steps in \(BenchmarkFeatures.fileCount) files")
    Row.print("libyaml's bare loop over the text", median(loops), "ms")
    Row.print("with worker processes", median(runs[0].wall), "ms", ratio: ratio(0), most: 8)
    Row.print("in process", median(runs[1].wall), "ms", ratio: ratio(1), most: 5)
    Row.print("peak memory of the supervisor", runs[0].memory.max() ?? 0, "MiB", most: 100)
    print("\nThe same number as rows of one table")
    Row.print("with worker processes", median(runs[2].wall), "ms", ratio: ratio(2))
    Row.print("peak memory of the supervisor", runs[2].memory.max() ?? 0, "MiB", most: 100)
  }

  private func run(_ arguments: [String]) throws -> MeasuredProcess {
    let report = "junit:\(features.files)/../report.xml"
    let run = try MeasuredProcess(program, ["run", "--format", "quiet", "--format", report] + arguments)
    guard run.status == 0 else { throw BenchmarkError(description: "The measured run did not pass.") }
    return run
  }

  // MARK: - Start-up

  private func printStartUp() throws {
    print("\nStart-up")
    let version = try Figures(Self.runs) { try MeasuredProcess(program, ["version"]).wall.inMilliseconds }
    Row.print("brolly version", version.median, "ms")
    let one = try Figures(Self.runs) { try run([features.single]).wall.inMilliseconds }
    Row.print("a run of one scenario, with a worker", one.median, "ms")
    let inProcess = try Figures(Self.runs) { try run([features.single, "--in-process"]).wall.inMilliseconds }
    Row.print("a run of one scenario, in process", inProcess.median, "ms")
  }

  // MARK: - Matching

  private func printMatching() {
    print("\nFinding the definition of a step")
    let few = matching(definitions: 10)
    let many = matching(definitions: 1000)
    Row.print("of 10 definitions", few, "ns")
    Row.print("of 1,000 definitions", many, "ns", ratio: many / few)
  }

  private func matching(definitions: Int) -> Double {
    let patterns = (0..<definitions).compactMap { number in
      (try? StepExpression("I have {int} apples in basket \(number) of {word}")).map(StepPattern.expression)
    }
    let matcher = StepMatcher(patterns)
    let count = 20_000
    return Figures(Self.runs) {
      time { for number in 0..<count { _ = matcher.matches("I have 12 apples in basket \(number % 10) of Anna") } }
    }
    .median * 1_000_000 / Double(count)
  }

  private func time(_ body: () -> Void) -> Double { ContinuousClock().measure(body).inMilliseconds }
}

/// Why something could not be measured.
struct BenchmarkError: Error, CustomStringConvertible {
  var description: String
}
