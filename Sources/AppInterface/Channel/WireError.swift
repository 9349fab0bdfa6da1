/// What an app answers when it cannot do what it was asked to do.
public struct WireError: Error, Hashable, Codable, Sendable {
  /// WebDriver's error codes, <https://www.w3.org/TR/webdriver2/#errors>.
  public enum Code: String, Codable, Sendable {
    case noSuchElement = "no such element"
    case elementNotInteractable = "element not interactable"
    case staleElementReference = "stale element reference"
    case timeout = "timeout"
    case invalidArgument = "invalid argument"
    case unknownCommand = "unknown command"
  }

  /// What sort of refusal it is.
  public var code: Code
  /// The refusal as a sentence.
  public var message: String

  /// Makes an answer that refuses.
  public init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }
}
