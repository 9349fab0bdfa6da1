import AppInterface

/// The bar at the top of a screen, with its title and what else stands in it.
public struct NavigationBar: ScreenElement {
  /// The element that it stands for.
  public let node: ScreenNode

  /// Makes a bar; its title is its identifier, as in XCUITest.
  public init(_ title: String, @ScreenBuilder content: () -> [ScreenNode] = { [] }) {
    node = ScreenNode(ElementSnapshot(.navigationBar, identifier: title), children: content())
  }
}
