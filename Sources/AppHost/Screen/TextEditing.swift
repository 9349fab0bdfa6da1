/// What takes the text of a field after each key.
public typealias TextHandler = @MainActor (String) async -> Void

/// How the text of an element is changed.
public struct TextEditing {
  /// What it holds.
  var text: String
  /// Takes the whole text after each key.
  var edit: TextHandler
  /// What the return key does; nil where it does nothing.
  var submit: ElementHandler?

  /// Makes an element editable.
  public init(text: String, edit: @escaping TextHandler, submit: ElementHandler? = nil) {
    self.text = text
    self.edit = edit
    self.submit = submit
  }

  /// Types one key: a character, return, or delete (U+0008, as XCUITest's `XCUIKeyboardKey.delete`).
  @MainActor func type(_ key: Character) async {
    switch key {
    case "\n", "\r": await submit?()
    case "\u{8}": await edit(String(text.dropLast()))
    default: await edit(text + String(key))
    }
  }
}
