import Brolly

/// Steps that end the process that runs them.
let deadlySteps = Steps<FaultyWorld> {
  When("a step unwraps nil") { world in
    // swift-format-ignore: NeverForceUnwrap
    world.turns = world.nothing!
  }
  When("a step reads past the end of a list") { world in
    world.turns = world.numbers[world.turns + 7]
  }
  When("a step overflows") { world in
    world.turns = Int.max - world.turns
    world.turns += 1
  }
  When("a step divides by zero") { world in
    world.turns = 1 / world.turns
  }
  When("a step casts to what it is not") { world in
    // swift-format-ignore: NeverForceUnwrap
    world.turns = world.anything as! Int
  }
  When("a step is sure not to throw") { world in
    // swift-format-ignore: NeverUseForceTry
    try! fail()
  }
  When("a step demands what does not hold") { world in
    precondition(world.turns > 0, "the door is shut")
  }
  When("a step calls itself for ever") { world in
    world.turns = descend(world)
  }
  When("a step traps in a function that it calls") { world in
    world.turns = outer(world.numbers)
  }
  When("a step traps in a task of its own") { world in
    await Task<Void, Never>.detached { fatalError("nobody waits for me") }.value
  }
  When("a step writes where nothing is") { world in
    UnsafeMutablePointer<Int>(bitPattern: 8)?.pointee = 1
  }
  When("a step aborts") { world in abortThisProcess() }
  When("a step raises signal {int}") { (world, signal: Int) in
    raiseSignal(signal)
  }
  When("a step leaves by the back door with status {int}") { (world, status: Int) in
    leaveAtOnce(status: status)
  }
  When("a step becomes another program") { world in becomeAnotherProgram() }
  When("a step leaves in another thread") { world in leaveInAnotherThread() }
  When("a step takes all the memory that it may") { world in takeMemory() }
  When("a step uses more processor time than it may") { world in spendProcessorTime() }
  When("a step writes a file that is larger than it may be") { world in writeLargeFile() }
  When("a step says {string} and traps") { (world, text: String) in
    print(text)
    fatalError("after all was said")
  }
  When("a step ends the other workers") { world in endOtherWorkers() }
  When("a step lets its process die soon") { world in dieSoon() }
}

private func fail() throws { throw StorageError.full }

/// Calls itself until there is no stack left.
@MainActor private func descend(_ world: FaultyWorld) -> Int {
  world.turns &+= 1
  return world.turns == 0 ? 0 : descend(world) &+ world.turns
}

private func outer(_ numbers: [Int]) -> Int { inner(numbers) + 1 }

private func inner(_ numbers: [Int]) -> Int { numbers[numbers.count] }
