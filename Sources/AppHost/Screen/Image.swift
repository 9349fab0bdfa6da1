import AppInterface

/// A picture, known by its name.
public struct Image: ScreenElement {
  /// The element that it stands for.
  public let node: ScreenNode

  /// Makes a picture; its name is its identifier.
  public init(_ name: String, label: String = "") {
    node = ScreenNode(ElementSnapshot(.image, identifier: name, label: label))
  }
}
