public import Diagnostics

/// What `--format` asks for: a kind of report, and the file that it goes to if it does not go to the terminal.
public struct ReportFormat: Sendable {
  let kind: Kind
  /// The file, as the user gave its path; nil for the terminal.
  public let file: String?

  /// The folder of what the report names; nil for one beside the file.
  var attachmentFolder: String?

  /// The kind's name, such as `junit`.
  public var name: String { kind.name }

  /// What runs print where nobody asks for anything else.
  public static let standard = ReportFormat(kind: .progress, file: nil)

  /// A JUnit report, whose attachments go to a folder of their own where one is named.
  public static func junit(file: String, attachmentFolder: String? = nil) -> ReportFormat {
    ReportFormat(kind: .junit, file: file, attachmentFolder: attachmentFolder)
  }

  /// Reads `KIND` or `KIND:FILE`.
  public static func parse(_ text: String) throws(Diagnostic) -> ReportFormat {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let (name, file) = (parts[0], parts.count > 1 ? parts[1] : nil)
    guard let kind = Kind.all.first(where: { $0.name == name }) else { throw unknown(name) }
    if file?.isEmpty == true { throw missingFile(kind, "The report format '\(text)' names no file.") }
    if file == nil, kind.needsFile { throw missingFile(kind, "The report format '\(name)' needs a file.") }
    return ReportFormat(kind: kind, file: file)
  }

  /// What there is, for the help: the way to write it, and what it is.
  public static var kinds: [(usage: String, summary: String)] {
    Kind.all.map { ($0.usage, $0.summary) }
  }

  private static func unknown(_ name: String) -> Diagnostic {
    let guess = Suggestion.didYouMean(name, among: Kind.all.map(\.name)).map { "\($0) " } ?? ""
    let list = Kind.all.map(\.usage).joined(separator: ", ")
    return Diagnostic(at: nil, "There is no report format '\(name)'.", advice: "\(guess)There are: \(list).")
  }

  private static func missingFile(_ kind: Kind, _ problem: String) -> Diagnostic {
    Diagnostic(at: nil, problem, advice: "Write '\(kind.name):FILE', such as '\(kind.name):\(kind.exampleFile)'.")
  }
}
