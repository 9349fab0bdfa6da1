public import Diagnostics

/// What became of one step, or of one hook around the steps, of a scenario.
///
/// There are many, they are copied often, and most of them passed: what a plan knows is shared with it, and what there is to
/// say of the others is kept aside.
public struct StepResult: Sendable {
  /// What was run, and what it is bound to.
  public let binding: StepBinding
  /// How it ended.
  public var outcome: Outcome
  /// How long it took; zero where it was not run.
  public var duration: Duration
  /// What there is to say of it beside that; nil where there is nothing.
  public var remarks: StepRemarks?

  /// Makes a result.
  public init(
    _ binding: StepBinding, outcome: Outcome, duration: Duration = .zero, remarks: StepRemarks? = nil
  ) {
    self.binding = binding
    self.outcome = outcome
    self.duration = duration
    self.remarks = remarks
  }

  /// What was run.
  public var subject: StepBinding.Subject { binding.subject }
  /// Where its definition, or the hook, stands in Swift; nil for an undefined or ambiguous step.
  public var definition: SourceLocation? { binding.definition }
  /// What the definition's parameters took from the text.
  public var arguments: [MatchedArgument] { binding.arguments }
  /// What went wrong; only where `outcome` is `failed`.
  public var failure: Failure? { remarks?.failure }
  /// Why it is pending or skipped, in its own words; nil where it says nothing.
  public var reason: String? { remarks?.reason }
  /// What it logged and attached, in order.
  public var attachments: [Attachment] { remarks?.attachments ?? [] }
  /// What to do about an undefined or ambiguous step.
  public var advice: StepAdvice? { outcome == .undefined || outcome == .ambiguous ? binding.advice : nil }
}

/// What there is to say of a step or a hook that did not simply pass.
public final class StepRemarks: Sendable {
  /// What went wrong; nil where nothing did.
  public let failure: Failure?
  /// Why it is pending or skipped, in its own words; nil where it says nothing.
  public let reason: String?
  /// What it logged and attached, in order.
  public let attachments: [Attachment]

  /// Makes remarks.
  public init(failure: Failure? = nil, reason: String? = nil, attachments: [Attachment] = []) {
    self.failure = failure
    self.reason = reason
    self.attachments = attachments
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
