import Brolly

/// A suite whose steps and hooks misbehave as the features say that it is run with.
@main struct FaultySuite: Suite {
  var steps: StepLibraries {
    let _ = misbehaveAtStart()
    faultySteps
    faultyHooks
    deadlySteps
    hangingSteps
    nuisanceSteps
  }
}

/// Does what `FAULTY_START` says, where this process was started to run scenarios.
private func misbehaveAtStart() {
  guard variable("BROLLY_WORKER") != nil else { return }
  switch variable("FAULTY_START") {
  case "traps": fatalError("no database")
  case "exits": leave(status: 9)
  case "hangs": loopForEver()
  default: break
  }
}
