import TestSupport
import Testing

/// Whatever ends a scenario, or the run, nothing of it goes on.
@Suite struct `Processes that a scenario started` {
  @Test(arguments: [
    "a step starts \"child\" in the background, and loops", "a step starts \"child\" in the background, and dies",
    "an app is launched that ignores-termination, and a step loops",
  ])
  func `end with its worker`(step: String) async throws {
    let place = try Workplace(
      """
      feature: Faults
      scenarios:
        - scenario: Starts something
          timeout: 200ms
          when: \(step)
      """)
    let run = try await place.run(
      "--grace", "100ms", "--jobs", "1", "--format", "quiet",
      environment: RunningProcesses.environment(of: place))
    #expect(run.status == 1)
    #expect(try await RunningProcesses.left(of: place) == [])
  }

  @Test(arguments: ["sleep 1000", "sleep 1000 & sleep 1000", "setsid sleep 1000", "trap '' TERM HUP INT; sleep 1000"])
  func `end with it, commands of standard steps as well`(command: String) async throws {
    let place = try Workplace(
      """
      feature: Commands
      scenarios:
        - scenario: Sleeps
          timeout: 200ms
          when: 'the command "\(command.replacing("'", with: "''"))" is run'
      """)
    let run = try await place.run(
      "--grace", "100ms", "--jobs", "1", "--no-build", of: "brolly",
      environment: RunningProcesses.environment(of: place))
    #expect(run.output.contains("took longer than 0.20 s"))
    #expect(try await RunningProcesses.left(of: place) == [])
  }

  @Test func `end with a run that is ended by force`() async throws {
    let place = try Workplace(
      scenarios: ["Kills the run": "a step starts \"child\" in the background, and ends the run by force"])
    let run = try await place.run(
      "--jobs", "2", "--format", "quiet",
      environment: RunningProcesses.environment(of: place))
    #expect(run.status == 128 + 9)
    #expect(place.holds("child"))
    #expect(try await RunningProcesses.left(of: place) == [])
  }

  @Test func `end with a run that is interrupted twice`() async throws {
    let place = try Workplace(
      """
      feature: Faults
      scenarios:
        - scenario: Starts something
          when: [an app is launched that ignores-termination, a step interrupts the run twice]
      """)
    let run = try await place.run(
      "--grace", "1000s", "--jobs", "1", "--format", "quiet",
      environment: RunningProcesses.environment(of: place))
    #expect(run.status == 130)
    #expect(try await RunningProcesses.left(of: place) == [])
  }
}

/// What the tests above look at.
@Suite struct `The processes of a run` {
  @Test func `are found where there are some`() async throws {
    let place = try Workplace(scenarios: ["Waits": "a step starts \"child\" in the background, and loops"])
    let environment = RunningProcesses.environment(of: place)
    async let run = place.run("--timeout", "3s", "--grace", "100ms", "--format", "quiet", environment: environment)
    while !RunningProcesses.names(of: place).contains("sleep") { try await Task.sleep(for: .milliseconds(10)) }
    #expect(try await run.status == 1)
  }
}
