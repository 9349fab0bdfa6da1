import AppInterface
import Dispatch

#if canImport(Glibc)
  @preconcurrency import Glibc
#else
  @preconcurrency import Darwin
#endif

/// Lets a person try an app by hand: shows its screen whenever it changes, and does what is typed.
@MainActor final class TerminalSession {
  private let stage: Stage
  /// Whether a command is being done: what it changes is shown once, at its end.
  private var isBusy = false

  init(screen: @escaping @MainActor () -> [ScreenNode]) {
    stage = Stage(screen: screen)
  }

  /// Returns when there is no more input, or `quit` is typed.
  func run() async {
    setvbuf(stdout, nil, Int32(_IOLBF), 0)
    // The session lasts as long as the process, so that the two may hold each other.
    stage.whenStale = { [self] in if !isBusy { showChange() } }
    showChange()
    for await line in Self.lines() {
      guard let command = TerminalCommand(line) else {
        if !line.allSatisfy(\.isWhitespace) { print("'\(line)' is no command; 'help' lists them.") }
        continue
      }
      if command == .quit { return }
      isBusy = true
      await perform(command)
      await Idleness.wait()
      isBusy = false
      showChange()
    }
  }

  /// The lines of the standard input; a thread of its own waits for them.
  private static func lines() -> AsyncStream<String> {
    AsyncStream { lines in
      DispatchQueue(label: "standard input").async {
        while let line = readLine() { lines.yield(line) }
        lines.finish()
      }
    }
  }

  private func showChange() {
    if let changed = stage.changedScreen() { show(changed) }
  }

  private func show(_ screen: ElementSnapshot) {
    print(screen.outline.joined(separator: "\n") + "\n")
  }

  private func perform(_ command: TerminalCommand) async {
    switch command {
    case .help: print(TerminalCommand.usage + "\n")
    case .showScreen: show(stage.screen)
    case .advance(let duration): await AppHost.time.advance(by: duration)
    case .perform(let action, on: let name):
      do throws(WireError) {
        try await perform(action, on: try element(named: name))
      } catch {
        print("\(name): \(error.message).")
      }
    case .quit: break
    }
  }

  private func element(named name: String) throws(WireError) -> ElementReference {
    let all = stage.screen.allElements
    let found =
      [\ElementSnapshot.identifier, \.label, \.title].lazy
      .map { property in all.filter { $0.element[keyPath: property] == name } }
      .first { !$0.isEmpty } ?? all.filter { $0.element.names.contains(name) }
    guard let first = found.first else {
      throw WireError(.noSuchElement, "there is no such element on the screen")
    }
    guard found.count == 1 else { throw WireError(.noSuchElement, "\(found.count) elements are called so") }
    return ElementReference(to: first.element, at: first.path)
  }

  private func perform(_ action: ElementAction, on reference: ElementReference) async throws(WireError) {
    switch action {
    case .tap: start(try stage.tap(of: reference))
    case .doubleTap:
      start(try stage.tap(of: reference))
      start(try stage.tap(of: reference))
    case .clearText:
      let editing = try stage.editing(of: reference)
      start { await editing.edit("") }
    case .typeText(let text):
      for key in text {
        _ = stage.changedScreen()
        let editing = try stage.editing(of: reference)
        start { await editing.type(key) }
        await Task.yield()
      }
      stage.forget()
    }
  }

  /// Starts what a person set off; what it waits for may come later, and shows itself then.
  private func start(_ handler: @escaping ElementHandler) { Task { @MainActor in await handler() } }
}

extension ElementSnapshot {
  /// Everything in this element, with the way to it.
  fileprivate var allElements: [(path: [Int], element: ElementSnapshot)] {
    children.enumerated().flatMap { position, child in
      [([position], child)] + child.allElements.map { ([position] + $0.path, $0.element) }
    }
  }
}
