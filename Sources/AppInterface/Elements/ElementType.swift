/// What sort of thing an element is, in XCUITest's words.
public enum ElementType: String, CaseIterable, Codable, Sendable {
  /// Whatever there is: for queries only, no element is of this type.
  case any
  /// The app itself, the root of its screen.
  case application
  /// Something that groups others and has no sort of its own.
  case other
  case alert, button, cell, image, link, navigationBar, scrollView, secureTextField, staticText, `switch`
  case table, textField, window
}
