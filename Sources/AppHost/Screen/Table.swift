import AppInterface

/// A list of cells.
public struct Table: ScreenElement {
  /// The element that it stands for.
  public let node: ScreenNode

  /// Makes it around what it holds.
  public init(identifier: String = "", label: String = "", @ScreenBuilder content: () -> [ScreenNode] = { [] }) {
    node = ScreenNode(ElementSnapshot(.table, identifier: identifier, label: label), children: content())
  }
}
