public import AppInterface

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension App {
  /// Launches it with a value that it reads instead of its real side effects; a running instance is ended first.
  public func launch(injecting value: some Encodable) async throws {
    do {
      injection = try Injection(encoding: value, variable: injectionVariable)
    } catch {
      throw AppError(.injection, error.description)
    }
    try await launch()
  }

  /// Launches it with JSON that it reads instead of its real side effects.
  public func launch(injecting injection: Injection) async throws {
    self.injection = injection
    try await launch()
  }

  /// Launches it, with the value that was injected last if there was one; a running instance is ended first.
  public func launch() async throws {
    await terminate()
    let file = try injectionFile()
    defer { file?.remove() }
    let instance = try start(injectionFile: file)
    self.instance = instance
    LaunchedApps.add(self)
    do {
      try await waitForFirstScreen(of: instance)
    } catch {
      await terminate()
      throw error
    }
  }

  /// A file for a value that is too large for an environment variable.
  private func injectionFile() throws -> InjectionFile? {
    guard let injection, !injection.fitsInVariable else { return nil }
    do {
      return try InjectionFile(holding: injection.json)
    } catch {
      throw AppError(.injection, "The injected value is too large for a variable, and \(error).")
    }
  }

  private func start(injectionFile: InjectionFile?) throws -> AppInstance {
    let path = try executable()
    guard FileManager.default.isExecutableFile(atPath: path) else {
      throw AppError(
        .notLaunched,
        "\(name) is not built: there is no executable \(path). Build it with: swift build --product \(name)")
    }
    let command = ChildProcessCommand(
      path, arguments: launchArguments, environment: environment(injectionFile),
      channelVariable: Frames.channelVariable)
    do {
      return try AppInstance(name: name, command)
    } catch {
      throw AppError(.notLaunched, "\(name) could not be launched: \(error).")
    }
  }

  /// The runner's environment without what could be taken for an injection, then the app's own.
  private func environment(_ injectionFile: InjectionFile?) -> [String: String] {
    var environment = ProcessInfo.processInfo.environment
    environment[injectionVariable] = nil
    // A backtrace takes seconds in which a trapped app looks alive; the trap's own message has its file and line.
    environment["SWIFT_BACKTRACE"] = "enable=no"
    environment.merge(launchEnvironment) { _, own in own }
    if stopsClock { environment[AppClockVariable.name] = AppClockVariable.stopped }
    if let injection {
      environment[injection.variable] = injectionFile.map { Injection.reference(toFile: $0.path) } ?? injection.json
    }
    return environment
  }

  private func waitForFirstScreen(of instance: AppInstance) async throws {
    let first = try await instance.wait(until: .now + launchTimeout, "before it showed a screen") { status in
      if let error = refusal(status, instance) { throw error }
      return status.screen == nil ? nil : status
    }
    guard let first else {
      throw AppError(
        .timeout, "\(name) showed no screen within \(launchTimeout.inSeconds); does it call AppHost.run?",
        lines: instance.outputLines)
    }
    try checkInjection(first)
  }

  /// What the app said against going on; nil where it said nothing.
  private func refusal(_ status: AppConnection.Status, _ instance: AppInstance) -> AppError? {
    if let version = status.version, version != ProtocolVersion.current {
      return AppError(
        .otherVersion,
        "\(name) speaks version \(version) of the protocol and this runner version \(ProtocolVersion.current); "
          + "build both with the same Brolly.")
    }
    guard let reason = status.injectionRefused else { return nil }
    return AppError(.injection, "\(name) stopped: \(reason)")
  }

  private func checkInjection(_ status: AppConnection.Status) throws {
    guard let injection, status.injectionRead == nil else { return }
    throw AppError(
      .injection,
      "\(name) never read the value that was injected in \(injection.variable): it would use its real side effects. "
        + "It reads it with Injection.decode(TestAppF.self) before AppHost.run.")
  }
}
