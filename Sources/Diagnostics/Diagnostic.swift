/// One mistake that was found before anything ran: where it stands, what it is, and what to write instead.
public struct Diagnostic: Error, Equatable, Codable, Sendable {
  /// How much a mistake weighs.
  public enum Severity: String, Codable, Sendable {
    /// The run goes on.
    case warning
    /// Nothing is run.
    case error
  }

  /// Another place that belongs to the mistake, such as the first of two equal keys.
  public struct Note: Equatable, Codable, Sendable {
    /// Where the other place is.
    public var location: SourceLocation?
    /// What is there.
    public var text: String

    /// Makes a note on another place.
    public init(at location: SourceLocation?, _ text: String) {
      self.location = location
      self.text = text
    }
  }

  /// How much it weighs.
  public var severity: Severity
  /// Where it stands; nil where no file is to blame, as on the command line.
  public var location: SourceLocation?
  /// How many Unicode scalars it takes from `location` on; at least 1.
  public var length: Int
  /// What is wrong, as a sentence.
  public var problem: String
  /// What to do or to type instead, as a sentence or as lines to paste.
  public var advice: String?
  /// Other places that belong to it.
  public var notes: [Note]

  /// Makes a diagnostic; an error unless it says otherwise.
  public init(
    _ severity: Severity = .error, at location: SourceLocation?, length: Int = 1, _ problem: String,
    advice: String? = nil, notes: [Note] = []
  ) {
    self.severity = severity
    self.location = location
    self.length = max(1, length)
    self.problem = problem
    self.advice = advice
    self.notes = notes
  }
}

/// All the mistakes of an input, thrown together: at least one of them is an error.
public struct DiagnosticList: Error, Equatable, Sendable {
  /// The mistakes, in the order of their places.
  public var diagnostics: [Diagnostic]

  /// Makes a list of the mistakes of an input.
  public init(_ diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
  }
}
