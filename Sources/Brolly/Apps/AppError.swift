public import Diagnostics
public import Reporting

/// What went wrong with an app under test, or with what a step wanted of it.
public struct AppError: Error, Sendable, CustomStringConvertible {
  /// What sort of thing went wrong.
  public enum Kind: String, CaseIterable, Sendable {
    /// Nothing on the screen is what the query asks for.
    case noSuchElement = "no such element"
    /// Several things on the screen are what the query asks for.
    case ambiguousElement = "ambiguous element"
    /// What was found does not take the action.
    case elementNotInteractable = "element not interactable"
    /// A condition did not come to hold in time.
    case conditionNotMet = "condition not met"
    /// The app's executable is missing or cannot be started.
    case notLaunched = "not launched"
    /// The app was built with another version of AppHost.
    case otherVersion = "other protocol version"
    /// The injected value could not be passed on, or the app did not read it.
    case injection = "injection failed"
    /// The app is not running, since nothing launched it or something ended it.
    case notRunning = "not running"
    /// The app called a stubbed function that the scenario did not set up.
    case unpreparedCall = "unprepared call"
    /// The app's process ended while it was wanted.
    case crashed = "crashed"
    /// The app runs, and the channel to it is closed or garbled.
    case channelLost = "channel lost"
    /// The app did not answer in time.
    case timeout = "timeout"
  }

  /// What sort of thing went wrong.
  public var kind: Kind
  /// What went wrong: one sentence, then lines of output or the screen.
  public var description: String
  /// Where in Swift it was asked for; nil where that is not known.
  public var location: SourceLocation?

  /// How a run reports it: a check that did not hold, or an app that could not be used.
  public var failureKind: Failure.Kind {
    switch kind {
    case .noSuchElement, .ambiguousElement, .elementNotInteractable, .conditionNotMet: .assertion
    default: .app
    }
  }

  /// Makes an error of a sentence and what belongs under it, indented.
  init(_ kind: Kind, _ sentence: String, lines: [String] = [], at location: SourceLocation? = nil) {
    self.kind = kind
    self.location = location
    description = ([sentence] + lines.map { "  " + $0 }).joined(separator: "\n")
  }
}
