internal import Diagnostics
internal import FeatureFiles
internal import Reporting

/// `brolly check`: reads and binds, and runs nothing.
struct CheckCommand {
  let contents: StepContents
  let settings: Settings
  let features: [FeaturePath]

  func run(_ streams: StandardStreams) throws -> ExitCode {
    let preparation = try Preparation(contents: contents, settings: settings, features: features)
    let plan = preparation.plan
    let unbound = plan.scenarios.flatMap(\.entries).compactMap { UnboundStep($0) }
    DiagnosticOutput(streams).complain(
      preparation.warnings + unbound.map(\.diagnostic) + plan.unusedDefinitions.map(unusedDefinition))
    try streams.print(summary(preparation, unbound))
    return unbound.isEmpty ? .passed : .notGreen
  }

  private func summary(_ preparation: Preparation, _ unbound: [UnboundStep]) -> String {
    let scenarios = counted(preparation.plan.scenarios.count, "scenario")
    let steps = preparation.plan.scenarios.reduce(0) { $0 + $1.scenario.steps.count }
    let verdict =
      unbound.isEmpty
      ? "every step is bound" : "\(counted(unbound.count, "step")) not bound to exactly one definition"
    return "\(counted(preparation.fileCount, "feature")), \(scenarios), \(counted(steps, "step")): \(verdict).\n"
  }

  private func unusedDefinition(_ index: Int) -> Diagnostic {
    let definition = contents.definitions[index]
    var text = "This definition"
    if case .expression(let source) = definition.pattern { text = "'\(source)'" }
    return Diagnostic(.warning, at: definition.location, "\(text) is used by no selected step.")
  }

  private func counted(_ count: Int, _ noun: String) -> String { count == 1 ? "1 \(noun)" : "\(count) \(noun)s" }
}

/// A step that is not bound to exactly one definition.
private struct UnboundStep {
  var step: Step
  var advice: StepAdvice

  init?(_ entry: PlannedEntry) {
    guard case .step(let step) = entry.binding.subject, let advice = entry.binding.advice else { return nil }
    self.step = step
    self.advice = advice
  }

  var diagnostic: Diagnostic {
    switch advice {
    case .define(let snippet, let nearest):
      Diagnostic(
        at: step.location, length: step.text.unicodeScalars.count, "No definition matches this step.",
        advice: "Define it:\n\n\(snippet)\n", notes: nearest.map { note("near: ", $0) })
    case .choose(let candidates):
      Diagnostic(
        at: step.location, length: step.text.unicodeScalars.count, "\(candidates.count) definitions match this step.",
        advice: "Reword one of them, or the step, so that one is left.", notes: candidates.map { note("", $0) })
    }
  }

  private func note(_ label: String, _ candidate: StepAdvice.Candidate) -> Diagnostic.Note {
    Diagnostic.Note(at: candidate.location, label + candidate.expression)
  }
}
