import Brolly

/// A suite whose steps and hooks misbehave as the features say that it is run with.
@main struct FaultySuite: Suite {
  var steps: StepLibraries {
    faultySteps
    faultyHooks
  }
}
