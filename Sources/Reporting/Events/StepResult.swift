public import Diagnostics
public import FeatureFiles

/// What became of one step, or of one hook around the steps, of a scenario.
public struct StepResult: Sendable {
  /// What was run; kept aside, since a result is copied more often than it is asked what it is of.
  public indirect enum Subject: Sendable {
    /// A step of the feature file.
    case step(Step)
    /// A hook; hooks and steps are entries of one list, in the order in which they run.
    case hook(HookReference)
  }

  /// What was run.
  public var subject: Subject
  /// Where its definition, or the hook, stands in Swift; nil for an undefined or ambiguous step.
  public var definition: SourceLocation?
  /// What the definition's parameters took from the text.
  public var arguments: [MatchedArgument]
  /// How it ended.
  public var outcome: Outcome
  /// What went wrong; only where `outcome` is `failed`.
  public var failure: Failure?
  /// Why it is pending or skipped, in its own words; nil where it says nothing.
  public var reason: String?
  /// What to do about an undefined or ambiguous step.
  public var advice: StepAdvice?
  /// What it logged and attached, in order.
  public var attachments: [Attachment]
  /// How long it took; zero where it was not run.
  public var duration: Duration

  /// Makes a result.
  public init(
    _ subject: Subject, definition: SourceLocation? = nil, arguments: [MatchedArgument] = [], outcome: Outcome,
    failure: Failure? = nil, reason: String? = nil, advice: StepAdvice? = nil, attachments: [Attachment] = [],
    duration: Duration = .zero
  ) {
    self.subject = subject
    self.definition = definition
    self.arguments = arguments
    self.outcome = outcome
    self.failure = failure
    self.reason = reason
    self.advice = advice
    self.attachments = attachments
    self.duration = duration
  }
}

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

/// What a parameter of a step definition took from a step's text.
public struct MatchedArgument: Hashable, Codable, Sendable {
  /// The part of the text, in Unicode scalars from 0.
  public var range: Range<Int>
  /// The text of that part.
  public var text: String
  /// The name of the parameter type, such as `int`; nil for a group of a regular expression.
  public var parameterType: String?

  /// Makes an argument.
  public init(range: Range<Int>, text: String, parameterType: String?) {
    self.range = range
    self.text = text
    self.parameterType = parameterType
  }
}

/// What to do about a step that is not bound to exactly one definition.
public enum StepAdvice: Equatable, Sendable {
  /// No definition matches: a definition to paste, and existing ones that are near.
  case define(snippet: String, nearest: [Candidate])
  /// These definitions all match.
  case choose([Candidate])

  /// A step definition as advice names it.
  public struct Candidate: Equatable, Sendable {
    /// Its expression.
    public var expression: String
    /// Where it stands in Swift.
    public var location: SourceLocation

    /// Makes a candidate.
    public init(expression: String, location: SourceLocation) {
      self.expression = expression
      self.location = location
    }
  }
}

/// Something that a step or a hook logged or attached.
public struct Attachment: Equatable, Codable, Sendable {
  /// What an attachment holds.
  public enum Body: Equatable, Codable, Sendable {
    /// A text: a log line has the media type `text/x.cucumber.log+plain`.
    case text(String)
    /// Anything else.
    case bytes([UInt8])
  }

  /// The name that a report shows and a file gets; nil where the step gave none.
  public var name: String?
  /// The media type, such as `image/png`.
  public var mediaType: String
  /// What it holds.
  public var body: Body

  /// The media type of a log line, as Cucumber's messages have it.
  public static let logMediaType = "text/x.cucumber.log+plain"

  /// Whether it is a line of the log.
  public var isLog: Bool { mediaType == Self.logMediaType }

  /// Makes an attachment.
  public init(name: String? = nil, mediaType: String, body: Body) {
    self.name = name
    self.mediaType = mediaType
    self.body = body
  }
}
