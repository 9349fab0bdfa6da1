import AppInterface

/// A group of elements without a sort of its own.
public struct Other: ScreenElement {
  /// The element that it stands for.
  public let node: ScreenNode

  /// Makes it around what it holds.
  public init(identifier: String = "", label: String = "", @ScreenBuilder content: () -> [ScreenNode] = { [] }) {
    node = ScreenNode(ElementSnapshot(.other, identifier: identifier, label: label), children: content())
  }
}
