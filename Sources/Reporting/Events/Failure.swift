public import Diagnostics

/// What went wrong in a step or a hook.
public struct Failure: Error, Equatable, Codable, Sendable {
  /// What sort of thing went wrong.
  public enum Kind: String, CaseIterable, Codable, Sendable {
    /// A check did not hold.
    case assertion
    /// A step threw an error of its own.
    case thrown
    /// It took longer than it may.
    case timedOut
    /// The process that ran it died.
    case crashed
    /// The run was interrupted meanwhile.
    case interrupted
    /// An app under test could not be started, died, or stopped answering.
    case app
  }

  /// What sort of thing went wrong.
  public var kind: Kind
  /// The name of the error's type, such as `ExpectationFailure`.
  public var type: String
  /// What went wrong, in full: the first line is a sentence, more lines may follow.
  public var message: String
  /// Where in Swift it went wrong; nil where that is not known.
  public var location: SourceLocation?

  /// The first line of the message.
  public var summary: String { String(message.prefix { !$0.isNewline }) }

  /// Makes a failure.
  public init(_ kind: Kind, type: String, _ message: String, at location: SourceLocation? = nil) {
    self.kind = kind
    self.type = type
    self.message = message
    self.location = location
  }
}
