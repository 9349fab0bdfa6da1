import AppInterface

/// A message that wants an answer.
public struct Alert: ScreenElement {
  /// The element that it stands for.
  public let node: ScreenNode

  /// Makes an alert with a title.
  public init(_ title: String, identifier: String = "", @ScreenBuilder content: () -> [ScreenNode]) {
    node = ScreenNode(ElementSnapshot(.alert, identifier: identifier, label: title), children: content())
  }
}
