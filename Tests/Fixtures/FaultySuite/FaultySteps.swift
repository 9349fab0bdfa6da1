import Brolly

let faultySteps = Steps<FaultyWorld> {
  Given("all is well") { world in }
  Given("{string} is written") { (world, name: String) in
    write(file: name)
  }

  When("a step throws") { world in
    throw StorageError.full
  }
  When("a step throws a case") { world in
    throw Refusal.refused(status: 503)
  }
  When("a step fails {int} time(s)") { (world, count: Int) in
    if world.scenario.attempt <= count { throw StorageError.full }
  }
  When("a step dies {int} time(s)") { (world, count: Int) in
    if world.scenario.attempt <= count { killThisProcess() }
  }
  When("a step traps") { world in
    fatalError("there is no way on")
  }
  When("a step exits with status {int}") { (world, status: Int) in
    leave(status: status)
  }
  When("a step kills its process") { world in
    killThisProcess()
  }
  When("a step interrupts the run") { world in
    interruptRun()
    try await Task.sleep(for: .seconds(1000))
  }
  When("a step sleeps") { world in
    try await Task.sleep(for: .seconds(1000))
  }
  When("a step loops for ever") { world in
    while true { world.turns &+= 1 }
  }
  When("a step says {string}") { (world, text: String) in
    print(text)
  }
  When("a step complains {string}") { (world, text: String) in
    complain(text)
  }
  When("a step logs {string}") { (world, text: String) in
    world.scenario.log(text)
  }
  When("a step attaches {string}") { (world, text: String) in
    world.scenario.attach(text, name: "note.txt")
  }
  When("a step holds {string} for itself") { (world, name: String) in
    guard occupy(name) else { throw StorageError.taken }
    try await Task.sleep(for: .milliseconds(10))
    remove(name)
  }
  When("a step throws a die") { world in
    let number = Int.random(in: 1...6, using: &world.scenario.random)
    world.scenario.log("It is a \(number).")
    if number == 6 { throw StorageError.full }
  }
  When("a step dies of a die") { world in
    world.scenario.log("It is a \(Int.random(in: 1...6, using: &world.scenario.random)).")
    killThisProcess()
  }
  When("a step removes {string}") { (world, path: String) in
    remove(path)
  }
  When("a step is not written") { world in
    throw .pending("not today")
  }
  When("a step is skipped") { world in
    throw .skipped("no camera")
  }

  When("{word} is launched") { (world, name: String) in
    try await world.scenario.app(name).launch()
  }
  When("an app is launched that {word}") { (world, behavior: String) in
    let app = world.scenario.app("FixtureApp")
    app.launchArguments = [behavior]
    if behavior == "never-answers" { app.launchTimeout = .milliseconds(300) }
    try await app.launch()
  }
  When("I tap {string}") { (world, name: String) in
    try await world.scenario.app("FixtureApp").buttons[name].tap()
  }

  Then("{int} and {int} are the same") { (world, left: Int, right: Int) in
    try expect(left, equals: right)
  }
  Then("a step reads {string}") { (world, text: String) in
    try expect(readLine() ?? "nothing", equals: text)
  }
  Then("this is defined twice") { world in }
  Then("this is defined {word}") { (world, count: String) in }
}
