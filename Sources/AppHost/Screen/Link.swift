import AppInterface

/// A link, which leads somewhere when it is tapped.
public struct Link: ScreenElement {
  /// The element that it stands for.
  public let node: ScreenNode

  /// Makes a link with a label.
  public init(_ label: String, identifier: String = "", isEnabled: Bool = true, action: @escaping ElementHandler) {
    node = ScreenNode(
      ElementSnapshot(.link, identifier: identifier, label: label, isEnabled: isEnabled), tap: action)
  }
}
