import AppInterface

/// A field that takes text and shows a bullet for each of its characters.
public struct SecureTextField: ScreenElement {
  /// The element that it stands for.
  public let node: ScreenNode

  /// Makes a field.
  ///
  /// - Parameters:
  ///   - placeholder: what it shows while it is empty.
  ///   - text: what it holds at the moment; the runner sees bullets instead, as in XCUITest.
  ///   - edit: takes the whole text after each key.
  ///   - submit: what the return key does.
  public init(
    _ placeholder: String = "", identifier: String = "", label: String = "", text: String, isEnabled: Bool = true,
    edit: @escaping TextHandler, submit: ElementHandler? = nil
  ) {
    node = ScreenNode(
      ElementSnapshot(
        .secureTextField, identifier: identifier, label: label, value: String(repeating: "•", count: text.count),
        placeholderValue: placeholder.isEmpty ? nil : placeholder, isEnabled: isEnabled),
      editing: TextEditing(text: text, edit: edit, submit: submit))
  }
}
