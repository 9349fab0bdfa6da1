import AppInterface
import Observation
import Synchronization

/// A screen as it stands, with what its elements do; it is built anew when something has changed that it read.
@MainActor final class Stage {
  /// Is called, on the main actor, some time after something has changed that the screen read.
  var whenStale: (@MainActor () -> Void)?
  private let build: @MainActor () -> [ScreenNode]
  private var nodes: [ScreenNode] = []
  /// The screen that was shown last.
  private(set) var screen = ElementSnapshot(.application)
  private var isShown = false
  /// Whether something that the screen read has changed since; set from wherever it was changed.
  private let isStale = Mutex(true)

  init(screen: @escaping @MainActor () -> [ScreenNode]) {
    build = screen
  }

  /// Builds the screen anew where it is stale, and returns it where it differs from what was shown last.
  func changedScreen() -> ElementSnapshot? {
    guard isStale.withLock({ exchange(&$0, false) }) else { return nil }
    nodes = withObservationTracking(build) { [weak self] in self?.becomeStale() }
    let snapshot = ElementSnapshot(.application, children: nodes.map(\.snapshot))
    guard !isShown || snapshot != screen else { return nil }
    (screen, isShown) = (snapshot, true)
    return snapshot
  }

  /// Has the screen shown again as if it were new.
  func forget() {
    isShown = false
    isStale.withLock { $0 = true }
  }

  /// Observation tells of a change before it is made: the screen is built when the main actor is free again.
  private nonisolated func becomeStale() {
    isStale.withLock { $0 = true }
    Task { @MainActor in whenStale?() }
  }

  // MARK: - What elements do

  /// What a tap on an element does, if a person could touch it.
  func tap(of reference: ElementReference) throws(WireError) -> ElementHandler {
    let node = try node(of: reference)
    // A tap on a field gives it the keyboard, which an app core has no part in.
    if node.editing != nil { return {} }
    guard let tap = node.tap else { throw WireError(.elementNotInteractable, "a tap does nothing to it") }
    return tap
  }

  /// How the text of an element is changed.
  func editing(of reference: ElementReference) throws(WireError) -> TextEditing {
    guard let editing = try node(of: reference).editing else {
      throw WireError(.elementNotInteractable, "it holds no text to change")
    }
    return editing
  }

  /// The element that is meant, if a person could touch it.
  private func node(of reference: ElementReference) throws(WireError) -> ScreenNode {
    guard let node = node(at: reference.path), reference.isStill(node.element) else {
      throw WireError(.staleElementReference, "the screen has changed")
    }
    guard node.element.isEnabled else { throw WireError(.elementNotInteractable, "it is disabled") }
    if let alert = screen.alert(covering: reference.path) {
      throw WireError(.elementNotInteractable, "\(alert.phrase) lies over it")
    }
    return node
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
