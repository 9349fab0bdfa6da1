import AppInterface
import Dispatch
import Observation
import Synchronization

/// Keeps the runner's picture of the screen right, and does what the runner asks.
@MainActor final class RunnerSession {
  private let screen: @MainActor () -> [ScreenNode]
  private let channel: RunnerChannel
  private var nodes: [ScreenNode] = []
  private var published: ElementSnapshot?
  /// Whether something that the screen read has changed since; set from wherever it was changed.
  private let isStale = Mutex(true)

  init(screen: @escaping @MainActor () -> [ScreenNode], channel: RunnerChannel) {
    self.screen = screen
    self.channel = channel
  }

  /// Publishes the first screen and begins to obey.
  func begin() {
    publish()
    channel.listen { message in
      // The main queue is first in, first out: requests are taken in the order in which they arrive.
      DispatchQueue.main.async { MainActor.assumeIsolated { self.receive(message) } }
    }
  }

  /// Sends the screen where it is not what was sent last.
  private func publish() {
    guard let changed = changedScreen() else { return }
    channel.send(.screen(changed))
  }

  /// Builds the screen anew where it is stale, and returns it where it differs from what was sent last.
  private func changedScreen() -> ElementSnapshot? {
    guard isStale.withLock({ exchange(&$0, false) }) else { return nil }
    nodes = withObservationTracking(screen) { [weak self] in self?.becomeStale() }
    let snapshot = ElementSnapshot(.application, children: nodes.map(\.snapshot))
    guard snapshot != published else { return nil }
    published = snapshot
    return snapshot
  }

  /// Observation tells of a change before it is made: the screen is built when the main actor is free again.
  private nonisolated func becomeStale() {
    isStale.withLock { $0 = true }
    Task { @MainActor in publish() }
  }

  private func receive(_ message: RunnerMessage) {
    switch message {
    case .perform(let number, let action, on: let reference): perform(action, on: reference, number)
    case .advanceClock(let number, by: _):
      channel.send(.refused(number, WireError(.unknownCommand, "this app has no clock")))
    }
  }

  private func perform(_ action: ElementAction, on reference: ElementReference, _ number: Int) {
    do throws(WireError) {
      publish()
      let node = try enabledNode(of: reference)
      switch action {
      case .tap: begin([try tap(of: node)], number)
      case .doubleTap:
        let tap = try tap(of: node)
        begin([tap, tap], number)
      case .typeText(let text):
        _ = try editing(of: node)
        type(text[...], into: reference, number)
      case .clearText:
        let editing = try editing(of: node)
        begin([{ await editing.edit("") }], number)
      }
    } catch {
      channel.send(.refused(number, error))
    }
  }

  /// Starts what a person set off, and acknowledges it when it has run as far as it could without waiting.
  private func begin(_ handlers: [ElementHandler], _ number: Int) {
    for handler in handlers { Task { @MainActor in await handler() } }
    Task { @MainActor in acknowledge(number) }
  }

  /// Types the first key and, when the app has taken it, the rest: what the field holds may not be what was typed.
  private func type(_ keys: Substring, into reference: ElementReference, _ number: Int) {
    publish()
    guard let key = keys.first else { return acknowledge(number) }
    guard let node = try? enabledNode(of: reference), let editing = node.editing else {
      let message = "it is gone or disabled, with \(keys.count) keys left to type"
      channel.send(.refused(number, WireError(.elementNotInteractable, message)))
      return
    }
    Task { @MainActor in await editing.type(key) }
    Task { @MainActor in type(keys.dropFirst(), into: reference, number) }
  }

  /// Sends the screen after an action together with the acknowledgement.
  private func acknowledge(_ number: Int) {
    if let changed = changedScreen() {
      channel.send(.screen(changed), .done(number))
    } else {
      channel.send(.done(number))
    }
  }

  private func enabledNode(of reference: ElementReference) throws(WireError) -> ScreenNode {
    guard let node = node(at: reference.path), reference.isStill(node.element) else {
      throw WireError(.staleElementReference, "the screen has changed")
    }
    guard node.element.isEnabled else { throw WireError(.elementNotInteractable, "it is disabled") }
    return node
  }

  private func tap(of node: ScreenNode) throws(WireError) -> ElementHandler {
    // A tap on a field gives it the keyboard, which an app core has no part in.
    if node.editing != nil { return {} }
    guard let tap = node.tap else { throw WireError(.elementNotInteractable, "a tap does nothing to it") }
    return tap
  }

  private func editing(of node: ScreenNode) throws(WireError) -> TextEditing {
    guard let editing = node.editing else { throw WireError(.elementNotInteractable, "it holds no text to change") }
    return editing
  }

  private func node(at path: [Int]) -> ScreenNode? {
    var siblings = nodes
    var found: ScreenNode?
    for position in path {
      guard siblings.indices.contains(position) else { return nil }
      found = siblings[position]
      siblings = siblings[position].children
    }
    return found
  }
}

/// Puts a value in another's place and returns the other.
private func exchange(_ value: inout Bool, _ new: Bool) -> Bool {
  defer { value = new }
  return value
}
