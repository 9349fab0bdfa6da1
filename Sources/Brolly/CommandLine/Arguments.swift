internal import Diagnostics

/// The words of a command line, sorted into a command, options and the rest.
struct Arguments: Sendable {
  var command: Command
  /// The values of the options that were given, by their names.
  var options: [String: [String]] = [:]
  /// What is no option: paths, or what the command takes.
  var operands: [String] = []
  var profile: String?
  /// Whether help for the command is wanted rather than the command.
  var wantsHelp = false
  var wantsJSON = false

  /// Reads the words behind the program's name.
  ///
  /// - Throws: Every word that is wrong, not only the first.
  init(parsing words: [String]) throws(DiagnosticList) {
    var words = words[...]
    command = .run
    if let first = words.first, let named = Command(rawValue: first) {
      command = named
      words.removeFirst()
    }
    var mistakes: [Diagnostic] = []
    while let word = words.popFirst() {
      do throws(Diagnostic) { try take(word, &words) } catch { mistakes.append(error) }
    }
    if !mistakes.isEmpty { throw DiagnosticList(mistakes) }
  }

  private mutating func take(_ word: String, _ rest: inout ArraySlice<String>) throws(Diagnostic) {
    switch word {
    case "--":
      operands += rest
      rest = []
    case "-h", "--help": wantsHelp = true
    case "--version": command = .version
    case "--json" where command == .match: wantsJSON = true
    case let word where word.hasPrefix("-") && word != "-" && !takesDashes: try takeOption(word, &rest)
    case "--tags" where command == .match: options["tags", default: []].append(try value(of: "--tags", &rest))
    default: operands.append(word)
    }
  }

  /// Texts and expressions may begin with a dash.
  private var takesDashes: Bool { command == .match }

  private mutating func takeOption(_ word: String, _ rest: inout ArraySlice<String>) throws(Diagnostic) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let written = String(parts[0])
    let attached = parts.count > 1 ? String(parts[1]) : nil
    if written == "--profile" {
      profile = if let attached { attached } else { try value(of: written, &rest) }
      return
    }
    let known = Option.all.first { "--\($0.name)" == written || $0.short.map { "-\($0)" } == written }
    guard let option = known else { throw unknown(written) }
    options[option.name, default: []].append(try value(of: option, written, attached, &rest))
  }

  private func value(
    of option: Option, _ written: String, _ attached: String?, _ rest: inout ArraySlice<String>
  ) throws(Diagnostic) -> String {
    switch option.argument {
    case .none:
      guard attached == nil else { throw Diagnostic(at: nil, "'\(written)' takes no value.") }
      return ""
    case .optional: return attached ?? ""
    case .required(let name):
      if let attached { return attached }
      return try value(of: written, &rest, named: name)
    }
  }

  private func value(
    of written: String, _ rest: inout ArraySlice<String>, named name: String = "NAME"
  ) throws(Diagnostic) -> String {
    guard let value = rest.popFirst() else {
      throw Diagnostic(at: nil, "'\(written)' needs a value.", advice: "Write \(written) \(name).")
    }
    return value
  }

  private func unknown(_ written: String) -> Diagnostic {
    let names = (Option.all.map(\.name) + ["profile", "help", "version"]).map { "--\($0)" }
    let near = Suggestion.didYouMean(written, among: names)
    return Diagnostic(
      at: nil, "There is no option '\(written)'.", advice: near ?? "'brolly help' lists the options.")
  }
}

/// What the program can be asked to do.
enum Command: String, CaseIterable, Sendable {
  case run
  case check
  case list
  case steps
  case match
  case merge
  case help
  case version

  /// What it does, for the help.
  var summary: String {
    switch self {
    case .run: "Run features. This is what is done where no command is given."
    case .check: "Read the features and bind their steps, and run nothing."
    case .list: "List the scenarios that would be run."
    case .steps: "List the steps that features may use."
    case .match: "Match a text with an expression, or tags with a tag expression."
    case .merge: "Join the JUnit reports of shards and reruns into one."
    case .help: "Show this."
    case .version: "Show the version."
    }
  }
}
