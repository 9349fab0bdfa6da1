import AppInterface

/// A field that takes text.
///
///     TextField("Add your name...", identifier: "nameField", text: model.name) { model.name = $0 }
public struct TextField: ScreenElement {
  /// The element that it stands for.
  public let node: ScreenNode

  /// Makes a field.
  ///
  /// - Parameters:
  ///   - placeholder: what it shows while it is empty.
  ///   - text: what it holds at the moment.
  ///   - edit: takes the whole text after each key.
  ///   - submit: what the return key does.
  public init(
    _ placeholder: String = "", identifier: String = "", label: String = "", text: String, isEnabled: Bool = true,
    edit: @escaping TextHandler, submit: ElementHandler? = nil
  ) {
    node = ScreenNode(
      ElementSnapshot(
        .textField, identifier: identifier, label: label, value: text,
        placeholderValue: placeholder.isEmpty ? nil : placeholder, isEnabled: isEnabled),
      editing: TextEditing(text: text, edit: edit, submit: submit))
  }
}
