public import AppInterface

/// What a person does to an element runs this.
public typealias ElementHandler = @MainActor () async -> Void

/// An element on the screen with what it does.
public struct ScreenNode {
  /// What the runner sees of it, children aside.
  var element: ElementSnapshot
  /// What a tap does; nil where a tap does nothing.
  var tap: ElementHandler?
  /// How its text is changed; nil where it takes no text.
  var editing: TextEditing?
  /// The elements in it.
  var children: [ScreenNode]

  /// Makes an element of any type.
  public init(
    _ element: ElementSnapshot, children: [ScreenNode] = [], tap: ElementHandler? = nil, editing: TextEditing? = nil
  ) {
    self.element = element
    self.children = children
    self.tap = tap
    self.editing = editing
  }

  /// What the runner sees of it.
  package var snapshot: ElementSnapshot {
    var snapshot = element
    snapshot.children = children.map(\.snapshot)
    return snapshot
  }
}

/// Something that can stand on a screen.
public protocol ScreenElement {
  /// The element that it stands for.
  var node: ScreenNode { get }
}

extension ScreenNode: ScreenElement {
  /// The element itself.
  public var node: ScreenNode { self }
}
