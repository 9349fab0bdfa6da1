internal import Diagnostics
internal import FeatureFiles

/// Checks the value behind a step against what its definition takes, before anything runs.
struct ArgumentCheck {
  let step: Step
  let definition: StepDefinition
  /// How many values come from the step's text.
  let captures: Int

  /// - Throws: The mistake, at its place in the feature file.
  func run() throws(Diagnostic) {
    let wanted = definition.parameters.count > captures ? definition.parameters.last : nil
    switch (wanted, step.argument) {
    case (nil, nil): return
    case (nil, let node?):
      throw unwanted(StepArgument(node: node, file: step.location.file))
    case (let type?, nil): throw missing(type)
    case (let type?, let node?):
      try check(type, StepArgument(node: node, file: step.location.file))
    }
  }

  private func check(_ type: any StepParameter.Type, _ argument: StepArgument) throws(Diagnostic) {
    do {
      _ = try type.init(argument: argument)
    } catch let mistake as Diagnostic {
      throw mistake
    } catch {
      throw argument.mistake("The value cannot be read as \(type): \(error)")
    }
  }

  private func unwanted(_ argument: StepArgument) -> Diagnostic {
    Diagnostic(
      at: argument.location, "A value stands behind '\(step.text)', and its definition takes none.",
      advice: """
        Where the colon belongs to the sentence, quote the whole step.
        Where the value is meant, let the closure take it after the parameters of the text.
        """,
      notes: [Diagnostic.Note(at: definition.location, "the definition")])
  }

  private func missing(_ type: any StepParameter.Type) -> Diagnostic {
    Diagnostic(
      at: step.location, "'\(step.text)' needs a value behind it: its definition takes a \(type).",
      advice: "Write the step as 'text: value', or with the value below it.",
      notes: [Diagnostic.Note(at: definition.location, "the definition")])
  }
}
