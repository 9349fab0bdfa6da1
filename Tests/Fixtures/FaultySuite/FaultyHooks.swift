import Brolly

/// Hooks that do as their scenario's tags say, and those of the run as the environment says.
let faultyHooks = Steps<FaultyWorld> {
  Before(tagged: "before-throws", name: "prepare") { world in throw StorageError.full }
  BeforeStep(tagged: "before-step-throws", name: "draw breath") { world in throw StorageError.full }
  AfterStep(tagged: "after-step-throws", name: "look around") { world in throw StorageError.full }
  After(tagged: "after-throws", name: "tidy up") { world in throw StorageError.full }

  BeforeAll(name: "open the house") { context in try misbehave(in: "BeforeAll") }
  BeforeWorker(name: "take a seat") { context in try misbehave(in: "BeforeWorker") }
  AfterWorker(name: "leave the seat") { context in try misbehave(in: "AfterWorker") }
  AfterAll(name: "close the house") { context in try misbehave(in: "AfterAll") }
}

/// Does what `FAULTY_HOOK` says, such as `BeforeAll throws`, if it speaks of this hook.
private func misbehave(in hook: String) throws {
  switch variable("FAULTY_HOOK") {
  case "\(hook) throws": throw StorageError.full
  case "\(hook) dies": killThisProcess()
  case "\(hook) traps": fatalError("the house is on fire")
  case "\(hook) hangs": loopForEver()
  case "\(hook) interrupts the run":
    interruptRun()
    loopForEver()
  case "\(hook) notes it": write(file: "\(hook)-\(processNumber())")
  default: break
  }
}
