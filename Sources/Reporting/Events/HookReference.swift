public import Diagnostics

/// A hook as reports name it.
public struct HookReference: Hashable, Codable, Sendable {
  /// When a hook runs.
  public enum Kind: String, CaseIterable, Codable, Sendable {
    /// Once, before everything.
    case beforeAll = "BeforeAll"
    /// Once, after everything.
    case afterAll = "AfterAll"
    /// Once a worker process, before its first scenario.
    case beforeWorker = "BeforeWorker"
    /// Once a worker process, after its last scenario.
    case afterWorker = "AfterWorker"
    /// Before each scenario.
    case before = "Before"
    /// After each scenario.
    case after = "After"
    /// Before each step.
    case beforeStep = "BeforeStep"
    /// After each step.
    case afterStep = "AfterStep"
  }

  /// When it runs.
  public var kind: Kind
  /// The name that its author gave it, if any.
  public var name: String?
  /// Where it stands in Swift.
  public var location: SourceLocation

  /// Makes a reference.
  public init(_ kind: Kind, name: String? = nil, location: SourceLocation) {
    self.kind = kind
    self.name = name
    self.location = location
  }
}
