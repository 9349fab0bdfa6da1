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
    case .calls(let number, of: let function): channel.send(.calls(number, StubCalls.current.calls(of: function)))
    }
  }

  private func perform(_ action: ElementAction, on reference: ElementReference, _ number: Int) {
    do throws(WireError) {
      publish()
      let handler = try handler(for: action, of: reference)
      Task { @MainActor in await handler() }
      // It comes after the handler's first part, which has run as far as it could without waiting.
      Task { @MainActor in acknowledge(number) }
    } catch {
      channel.send(.refused(number, error))
    }
  }

  /// Sends the screen after an action together with the acknowledgement.
  private func acknowledge(_ number: Int) {
    if let changed = changedScreen() {
      channel.send(.screen(changed), .done(number))
    } else {
      channel.send(.done(number))
    }
  }

  private func handler(for action: ElementAction, of reference: ElementReference) throws(WireError) -> ElementHandler {
    guard let node = node(at: reference.path), reference.isStill(node.element) else {
      throw WireError(.staleElementReference, "the screen has changed")
    }
    guard node.element.isEnabled else { throw WireError(.elementNotInteractable, "it is disabled") }
    guard let handler = node.tap else { throw WireError(.elementNotInteractable, "a tap does nothing to it") }
    return handler
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
