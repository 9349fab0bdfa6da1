internal import Diagnostics

/// A check that did not hold.
public struct ExpectationFailure: Error, CustomStringConvertible, Sendable {
  /// What was expected and what was there, in full.
  public var description: String
  let location: SourceLocation

  init(_ message: String, at location: SourceLocation) {
    description = message
    self.location = location
  }
}
