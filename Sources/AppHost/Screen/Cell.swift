import AppInterface

/// A row of a table.
public struct Cell: ScreenElement {
  /// The element that it stands for.
  public let node: ScreenNode

  /// Makes a row around what it holds.
  ///
  ///     Cell("Tea", isSelected: true) { StaticText("3 euros") } action: { model.select("Tea") }
  ///
  /// - Parameter action: what a tap on the row itself does; nil where it does nothing.
  public init(
    _ label: String = "", identifier: String = "", isSelected: Bool = false,
    @ScreenBuilder content: () -> [ScreenNode] = { [] }, action: ElementHandler? = nil
  ) {
    node = ScreenNode(
      ElementSnapshot(.cell, identifier: identifier, label: label, isSelected: isSelected), children: content(),
      tap: action)
  }
}
