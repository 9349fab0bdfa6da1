import Brolly

/// Steps that never come to an end.
let hangingSteps = Steps<FaultyWorld> {
  When("a step reads what nobody writes") { world in readForEver() }
  When("a step sleeps on its thread") { world in sleepOnThread() }
  When("a step waits for itself") { world in waitForEver() }
  When("a step waits for an answer that never comes") { world in
    await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
  }
  When("a step sleeps on when it is cancelled") { world in
    while true { try? await Task.sleep(for: .seconds(1000)) }
  }
  When("a step waits for a task that loops") { world in
    await Task<Void, Never>.detached { loopForEver() }.value
  }
  When("a step loops in a function that it calls") { world in loopForEver() }
  When("a step stops its process") { world in stopThisProcess() }
  When("a step heeds no signal and loops") { world in
    ignoreSignals()
    loopForEver()
  }
  When("an app is launched that {word}, and a step loops") { (world, behavior: String) in
    let app = world.scenario.app("FixtureApp")
    app.launchArguments = [behavior]
    try await app.launch()
    loopForEver()
  }
  When("a step starts {string} in the background, and loops") { (world, file: String) in
    startSleep(noting: file)
    loopForEver()
  }
  When("a step starts {string} in the background, and dies") { (world, file: String) in
    startSleep(noting: file)
    killThisProcess()
  }
  When("a step starts {string} in the background, and ends the run by force") { (world, file: String) in
    startSleep(noting: file)
    let app = world.scenario.app("FixtureApp")
    app.launchArguments = ["never-answers"]
    app.launchTimeout = .seconds(1000)
    Task {
      await Task.yield(); killSupervisor(whenThereIs: file)
    }
    try await app.launch()
  }
}

/// Takes no notice of anything.
func loopForEver() {
  var turns = 0
  while true { turns &+= 1 }
}
