/// An element of the screen that the runner last saw: where it was, and what it was.
///
/// The screen may have changed since. An app that finds something else in that place answers
/// `stale element reference`, and the runner looks again on the newer screen.
public struct ElementReference: Hashable, Codable, Sendable {
  /// The positions in `children` that lead from the root to it.
  public var path: [Int]
  /// What sort of thing it was.
  public var elementType: ElementType
  /// Its identifier at that time.
  public var identifier: String
  /// Its label at that time.
  public var label: String

  /// Refers to an element that was seen at a place.
  public init(to element: ElementSnapshot, at path: [Int]) {
    self.path = path
    elementType = element.elementType
    identifier = element.identifier
    label = element.label
  }

  /// Whether an element is still the one that was meant.
  public func isStill(_ element: ElementSnapshot) -> Bool {
    element.elementType == elementType && element.identifier == identifier && element.label == label
  }
}
