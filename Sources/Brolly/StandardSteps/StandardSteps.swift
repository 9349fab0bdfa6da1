/// Steps for whoever writes no Swift: they launch and drive apps, and run command lines.
///
/// `brolly` knows them by itself; a suite takes them in among its own:
///
///     var steps: StepLibraries { standardSteps; weatherSteps }
public let standardSteps = Steps<StandardWorld> {
  appSteps
  commandSteps
}
.withoutSuggestions

/// Steps about apps: launching them, doing what a person does, and seeing what a person sees.
private let appSteps = Steps<StandardWorld> {
  ParameterType("element", matching: ElementPhrase.pattern, groups: { ElementPhrase(groups: $0) })
  ParameterType("duration", matching: WrittenDuration.pattern) { try WrittenDuration(captured: $0) }

  Given("the app {string} is launched") { (world, name: String) in try await world.launch(name) }
  Given("the app {string} is launched with") { (world, name: String, settings: LaunchSettings) in
    try await world.launch(name, with: settings)
  }
  When("the app is launched again") { world in try await world.app.launch() }
  When("the app is ended") { world in try await world.app.terminate() }

  When("{element} is tapped") { (world, element: ElementPhrase) in
    try await element.element(in: try world.app).tap()
  }
  When("{element} is tapped twice") { (world, element: ElementPhrase) in
    try await element.element(in: try world.app).doubleTap()
  }
  When("{string} is typed into {element}") { (world, text: String, element: ElementPhrase) in
    try await element.element(in: try world.app).typeText(text)
  }
  When("{element} is cleared") { (world, element: ElementPhrase) in
    try await element.element(in: try world.app).clearText()
  }
  When("{duration} pass(es)") { (world, duration: WrittenDuration) in
    try await world.app.advanceClock(by: duration.duration)
  }

  Then("{element} is shown") { (world, element: ElementPhrase) in
    try await element.element(in: try world.app).waitForExistence()
  }
  Then("{element} is shown within {duration}") { (world, element: ElementPhrase, limit: WrittenDuration) in
    try await element.element(in: try world.app).waitForExistence(timeout: limit.duration)
  }
  Then("{element} is not shown") { (world, element: ElementPhrase) in
    try await element.element(in: try world.app).waitForNonExistence()
  }
  Then("{element} is gone within {duration}") { (world, element: ElementPhrase, limit: WrittenDuration) in
    try await element.element(in: try world.app).waitForNonExistence(timeout: limit.duration)
  }
  Then("{element} is enabled") { (world, element: ElementPhrase) in
    try await element.element(in: try world.app).wait(for: \.isEnabled, toEqual: true)
  }
  Then("{element} is disabled") { (world, element: ElementPhrase) in
    try await element.element(in: try world.app).wait(for: \.isEnabled, toEqual: false)
  }
  Then("{element} is enabled within {duration}") { (world, element: ElementPhrase, limit: WrittenDuration) in
    try await element.element(in: try world.app).wait(for: \.isEnabled, toEqual: true, timeout: limit.duration)
  }
  Then("{element} is disabled within {duration}") { (world, element: ElementPhrase, limit: WrittenDuration) in
    try await element.element(in: try world.app).wait(for: \.isEnabled, toEqual: false, timeout: limit.duration)
  }
  Then("{element} is selected") { (world, element: ElementPhrase) in
    try await element.element(in: try world.app).wait(for: \.isSelected, toEqual: true)
  }
  Then("{element} holds {string}") { (world, element: ElementPhrase, text: String) in
    try await element.element(in: try world.app).wait(for: \.value, toEqual: text)
  }
}

/// Steps about command lines, each scenario in a temporary folder of its own.
private let commandSteps = Steps<StandardWorld> {
  ParameterType("stream", CommandStream.self)

  Given("a file {string} with") { (world, name: String, text: String) in
    try world.folder.write(text, to: name)
  }
  Given("a folder {string}") { (world, name: String) in try world.folder.makeFolder(name) }
  Given("the environment variable {string} is {string}") { (world, name: String, value: String) in
    world.environment[name] = value
  }
  Given("a command may take {duration}") { (world, limit: WrittenDuration) in world.timeLimit = limit.duration }

  When("the command {string} is run") { (world, line: String) in try await world.run(line) }
  When("the command {string} is run with the input") { (world, line: String, input: String) in
    try await world.run(line, input: input)
  }
  When("this command is run") { (world, line: String) in try await world.run(line) }

  Then("the command succeeds") { world in
    let result = try world.result
    try expect(result.status == .exited(0), "The command should succeed. " + result.printed)
  }
  Then("the command fails") { world in
    let result = try world.result
    try expect(result.status != .exited(0), "The command should fail. " + result.printed)
  }
  Then("the exit status is {int}") { (world, status: Int) in
    let result = try world.result
    let isAsWanted = result.status == .exited(Int32(clamping: status))
    try expect(isAsWanted, "The exit status should be \(status). " + result.printed)
  }
  Then("the {stream} is") { (world, stream: CommandStream, text: String) in
    try expect(stream.wholeText(of: try world.result).withoutLastBreak, equals: text.withoutLastBreak)
  }
  Then("the {stream} is empty") { (world, stream: CommandStream) in
    let result = try world.result
    try expect(stream.text(of: result).isEmpty, "The \(stream.rawValue) should be empty. " + result.printed)
  }
  Then("the {stream} contains {string}") { (world, stream: CommandStream, text: String) in
    let result = try world.result
    let problem = "The \(stream.rawValue) should contain \"\(text)\". \(result.printed)"
    try expect(stream.text(of: result).contains(text), problem)
  }
  Then("the {stream} contains") { (world, stream: CommandStream, text: String) in
    let result = try world.result
    let problem = "The \(stream.rawValue) should contain:\n\(text)\n\(result.printed)"
    try expect(stream.text(of: result).contains(text.withoutLastBreak), problem)
  }
  Then("the {stream} does not contain {string}") { (world, stream: CommandStream, text: String) in
    let result = try world.result
    let problem = "The \(stream.rawValue) should not contain \"\(text)\". \(result.printed)"
    try expect(!(try stream.wholeText(of: result)).contains(text), problem)
  }

  Then("the file {string} exists") { (world, name: String) in
    try expect(try world.folder.holds(name), "There is no '\(name)' in the scenario's folder.")
  }
  Then("the file {string} does not exist") { (world, name: String) in
    try expect(!(try world.folder.holds(name)), "There is '\(name)' in the scenario's folder.")
  }
  Then("the file {string} holds") { (world, name: String, text: String) in
    try expect(try world.text(of: name).withoutLastBreak, equals: text.withoutLastBreak)
  }
  Then("the file {string} contains {string}") { (world, name: String, text: String) in
    let content = try world.text(of: name)
    try expect(content.contains(text), "'\(name)' should contain \"\(text)\". It holds:\n\(content.prefix(4000))")
  }
}

extension Steps {
  /// The library with parameter types of its own: a suite's definitions cannot take their values.
  fileprivate var withoutSuggestions: Steps {
    var steps = self
    for index in steps.contents.parameterTypes.indices { steps.contents.parameterTypes[index].isSuggested = false }
    return steps
  }
}

extension StandardWorld {
  /// The text of a file in the scenario's folder.
  fileprivate func text(of name: String) throws -> String {
    let ends = try FileBytes.Ends(of: try folder.path(of: name), most: 16 << 20)
    try expect(!ends.isCut, "'\(name)' is too long to be looked through whole.")
    return ends.text
  }
}

extension String {
  /// Without the line break at its end, which a text in a feature file has and need not have.
  fileprivate var withoutLastBreak: String { hasSuffix("\n") ? String(dropLast()) : self }
}
