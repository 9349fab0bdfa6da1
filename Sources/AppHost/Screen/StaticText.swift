import AppInterface

/// A text that stands on the screen.
public struct StaticText: ScreenElement {
  /// The element that it stands for.
  public let node: ScreenNode

  /// Makes a text.
  public init(_ label: String, identifier: String = "") {
    node = ScreenNode(ElementSnapshot(.staticText, identifier: identifier, label: label))
  }
}
