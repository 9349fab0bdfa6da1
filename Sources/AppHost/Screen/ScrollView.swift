import AppInterface

/// A part of the screen that scrolls.
public struct ScrollView: ScreenElement {
  /// The element that it stands for.
  public let node: ScreenNode

  /// Makes it around what it holds.
  public init(identifier: String = "", label: String = "", @ScreenBuilder content: () -> [ScreenNode] = { [] }) {
    node = ScreenNode(ElementSnapshot(.scrollView, identifier: identifier, label: label), children: content())
  }
}
