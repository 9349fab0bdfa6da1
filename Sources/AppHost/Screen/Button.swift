import AppInterface

/// A button, which does something when it is tapped.
public struct Button: ScreenElement {
  /// The element that it stands for.
  public let node: ScreenNode

  /// Makes a button with a label.
  public init(
    _ label: String, identifier: String = "", isEnabled: Bool = true, isSelected: Bool = false,
    action: @escaping ElementHandler
  ) {
    node = ScreenNode(
      ElementSnapshot(
        .button, identifier: identifier, label: label, isEnabled: isEnabled, isSelected: isSelected),
      tap: action)
  }
}
