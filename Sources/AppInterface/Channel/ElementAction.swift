/// What a person can do to an element.
public enum ElementAction: String, Codable, Sendable {
  case tap
}
