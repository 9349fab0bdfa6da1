/// What the place that a text goes to can show.
public struct Terminal: Equatable, Sendable {
  /// How many columns it has.
  public var width: Int
  /// Whether colours are wanted there.
  public var isColored: Bool
  /// Whether its last line can be written anew, as in a window and unlike in a log.
  public var isInteractive: Bool

  /// A file or a log: 100 columns, no colours, nothing that moves.
  public static let plain = Terminal(width: 100, isColored: false, isInteractive: false)

  /// Makes a terminal; one of fewer than 40 columns is treated as if it had 40.
  public init(width: Int, isColored: Bool, isInteractive: Bool) {
    self.width = max(40, width)
    self.isColored = isColored
    self.isInteractive = isInteractive
  }
}

/// How a piece of text stands out, as the parameter of an ANSI sequence.
enum Ink: String {
  case bold = "1"
  case dim = "2"
  case red = "31"
  case green = "32"
  case yellow = "33"
  case cyan = "36"
  case boldRed = "1;31"
}

extension Terminal {
  /// The text in an ink where colours are wanted, else as it is.
  func text(_ text: String, in ink: Ink?) -> String {
    guard isColored, let ink, !text.isEmpty else { return text }
    return "\u{1B}[\(ink.rawValue)m\(text)\u{1B}[0m"
  }
}

extension Outcome {
  /// The sign for it: one column wide.
  var mark: String {
    switch self {
    case .passed: "✔"
    case .skipped: "–"
    case .pending: "…"
    case .undefined: "?"
    case .ambiguous: "≠"
    case .failed: "✘"
    }
  }

  /// The ink that it is written in.
  var ink: Ink {
    switch self {
    case .passed: .green
    case .skipped: .dim
    case .pending, .undefined, .ambiguous: .yellow
    case .failed: .red
    }
  }
}
