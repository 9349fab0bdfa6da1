import Brolly
import Dispatch

/// Steps that harm the process that they run in, or the run, without ending it.
let nuisanceSteps = Steps<FaultyWorld> {
  When("a step writes nonsense to the line") { world in writeToLine(Array("HTTP/1.1 200 OK\r\n".utf8)) }
  When("a step writes a message to the line") { world in
    // The second message of this process, which is not its to send: a scenario of another index begins.
    writeToLine([3, 0, 0, 0, 200, 1, 99])
  }
  When("a step closes all files") { world in closeAllFiles() }
  When("a step closes its output") { world in closeOutput() }
  When("a step removes its folder") { world in removeWorkingFolder() }
  When("a step prints {int} lines") { (world, count: Int) in
    for number in 0..<count { print("line \(number) of many") }
  }
  When("a step attaches {int} bytes as {string}") { (world, count: Int, name: String) in
    world.scenario.attach([UInt8](repeating: 0x61, count: count), mediaType: "image/png", name: name)
  }
  When("a step waits for Dispatch beside {int} processes") { (world, count: Int) in
    let command = ChildProcessCommand("/bin/sleep", arguments: ["1000"], environment: [:], channelVariable: "CHANNEL")
    let processes = try (0..<count).map { _ in try ChildProcess(command) }
    await withCheckedContinuation { continuation in
      DispatchQueue(label: "step").async { continuation.resume() }
    }
    for process in processes { await process.end() }
  }
  When("a step takes {int} milliseconds") { (world, time: Int) in
    try await Task.sleep(for: .milliseconds(time))
  }
  When("a step terminates the run") { world in
    terminateRun()
    try await Task.sleep(for: .seconds(1000))
  }
  When("a step interrupts the run and goes on") { world in
    interruptRun()
    for _ in 0..<1000 where !Task.isCancelled { try? await Task.sleep(for: .milliseconds(10)) }
  }
  When("a step interrupts the run and loops") { world in
    interruptRun()
    loopForEver()
  }
  When("a step interrupts the run twice") { world in
    // Two of the same kind may become one on their way.
    interruptRun()
    terminateRun()
    loopForEver()
  }
  When("a step throws {string} of the environment") { (world, name: String) in
    throw Refusal.because(variable(name) ?? "nothing")
  }
  When("a step tells {string} of the environment in every way") { (world, name: String) in
    let secret = variable(name) ?? "nothing"
    print(secret)
    complain(secret)
    world.scenario.log(secret)
    world.scenario.attach("{\"token\": \"\(secret)\"}", mediaType: "application/json", name: secret)
    world.scenario.attach(Array("binary \(secret)".utf8), mediaType: "image/png", name: "picture")
    try expect("the token \(secret)", equals: "a token")
  }

  After(tagged: "notes-after", name: "note") { world in write(file: "after-ran") }
  After(tagged: "hangs-after", name: "hang") { world in loopForEver() }
  After(tagged: "sleeps-after", name: "doze") { world in try await Task.sleep(for: .seconds(1000)) }
  After(tagged: "sleeps-after", name: "note behind") { world in write(file: "after-ran") }
  After(tagged: "dies-after", name: "fall") { world in fatalError("tidied too much") }
  Before(tagged: "dies-before", name: "stumble") { world in fatalError("not a good start") }
  Before(tagged: "hangs-before", name: "linger") { world in loopForEver() }
  AfterStep(tagged: "dies-after-step", name: "slip") { world in leave(status: 5) }
}
