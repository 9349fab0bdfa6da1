import AppInterface

/// What a person at a terminal asks of an app that has no runner.
enum TerminalCommand: Equatable {
  case perform(ElementAction, on: String)
  case advance(Duration)
  case showScreen
  case help
  case quit

  static let usage = """
    tap NAME         taps an element, by any of its names; "quote a name" of several words
    doubletap NAME   taps it twice
    type NAME TEXT   types a text, key by key
    clear NAME       deletes what a field holds
    advance 2s       lets time pass on the app's clock
    screen           shows the screen; it is shown by itself when it changes
    quit             ends the app, as the end of the input does
    """

  /// Reads a line; nil where it says nothing that is known.
  init?(_ line: String) {
    let words = Self.words(of: line)
    switch (words.first?.lowercased(), words.count) {
    case ("tap", 2...): self = .perform(.tap, on: words.dropFirst().joined(separator: " "))
    case ("doubletap", 2...): self = .perform(.doubleTap, on: words.dropFirst().joined(separator: " "))
    case ("type", 3...): self = .perform(.typeText(words.dropFirst(2).joined(separator: " ")), on: words[1])
    case ("clear", 2...): self = .perform(.clearText, on: words.dropFirst().joined(separator: " "))
    case ("advance", 2):
      guard let duration = StubDelay.read(words[1]) else { return nil }
      self = .advance(duration)
    case ("screen", 1): self = .showScreen
    case ("help", 1): self = .help
    case ("quit", 1): self = .quit
    default: return nil
    }
  }

  /// The words of a line; what stands in quotes is one word.
  private static func words(of line: String) -> [String] {
    var words: [String] = []
    var word: String?
    var isQuoted = false
    for character in line {
      if character == "\"" {
        isQuoted.toggle()
        word = word ?? ""
      } else if character == " ", !isQuoted {
        words += [word].compactMap(\.self)
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    return words + [word].compactMap(\.self)
  }
}
