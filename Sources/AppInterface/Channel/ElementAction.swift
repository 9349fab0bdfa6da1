/// What a person can do to an element.
public enum ElementAction: Hashable, Codable, Sendable {
  case tap
  case doubleTap
  /// Types a text, one key after the other, behind what the element holds.
  case typeText(String)
  /// Deletes what the element holds, as one change.
  case clearText

  /// What is given to the element, in words; not what was typed, which may be long or a secret.
  public var noun: String {
    switch self {
    case .tap: "tap"
    case .doubleTap: "double tap"
    case .typeText: "typing"
    case .clearText: "clearing"
    }
  }
}
