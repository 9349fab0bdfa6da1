/// One element as it stood on the screen at a moment, with all that it holds.
public struct ElementSnapshot: Hashable, Sendable {
  /// What sort of thing it is.
  public var elementType: ElementType
  /// The name that the app's author gave it for tests; empty where there is none.
  public var identifier: String
  /// What it says to a person; empty where it says nothing.
  public var label: String
  /// The title that it bears, such as a window's; empty where there is none.
  public var title: String
  /// What it holds at the moment, such as a text field's text; nil where it holds nothing.
  public var value: String?
  /// What a text field shows while it is empty.
  public var placeholderValue: String?
  /// Whether it takes what a person does to it.
  public var isEnabled: Bool
  /// Whether it is the chosen one of several.
  public var isSelected: Bool
  /// The elements in it, in the order in which they stand.
  public var children: [ElementSnapshot]

  /// Makes an element; what is left out is empty, enabled and not selected.
  public init(
    _ elementType: ElementType, identifier: String = "", label: String = "", title: String = "", value: String? = nil,
    placeholderValue: String? = nil, isEnabled: Bool = true, isSelected: Bool = false,
    children: [ElementSnapshot] = []
  ) {
    self.elementType = elementType
    self.identifier = identifier
    self.label = label
    self.title = title
    self.value = value
    self.placeholderValue = placeholderValue
    self.isEnabled = isEnabled
    self.isSelected = isSelected
    self.children = children
  }

  /// The names by which it can be found, in the order in which XCUITest looks.
  public var names: [String] {
    [identifier, label, title, value ?? "", placeholderValue ?? ""].filter { !$0.isEmpty }
  }

  /// The element at the end of a path of positions in `children`; nil where there is none.
  public func element(at path: some Sequence<Int>) -> ElementSnapshot? {
    var element = self
    for position in path {
      guard element.children.indices.contains(position) else { return nil }
      element = element.children[position]
    }
    return element
  }
}
