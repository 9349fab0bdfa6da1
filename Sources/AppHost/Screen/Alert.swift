import AppInterface

/// A message that wants an answer; until it has one, nothing outside it can be touched.
///
/// As on iOS, what it holds stands in a scroll view: `alerts.firstMatch.scrollViews.otherElements.buttons["OK"]` finds its
/// button, and `alerts.buttons["OK"]` does as well.
public struct Alert: ScreenElement {
  /// The element that it stands for.
  public let node: ScreenNode

  /// Makes an alert with a title.
  public init(_ title: String, identifier: String = "", @ScreenBuilder content: () -> [ScreenNode]) {
    let group = ScreenNode(ElementSnapshot(.other), children: content())
    let scrollView = ScreenNode(ElementSnapshot(.scrollView), children: [group])
    node = ScreenNode(ElementSnapshot(.alert, identifier: identifier, label: title), children: [scrollView])
  }
}
