internal import Diagnostics
internal import FeatureFiles
internal import Reporting

/// An option of the command line, which the configuration knows under the same name.
struct Option: Sendable {
  /// What follows an option.
  enum Argument: Sendable {
    /// Nothing: it is a switch.
    case none
    /// A value, as in `--tags EXPR` or `--tags=EXPR`.
    case required(String)
    /// Perhaps a value, and then behind an equals sign, as in `--fail-fast=3`.
    case optional(String)
  }

  var name: String
  var short: Character?
  var argument: Argument
  var summary: String
  /// Whether it may be given several times; else the last one counts.
  var isRepeatable = false
  /// Puts a value into the settings; a switch gets an empty one.
  var apply: @Sendable (inout Settings, String) throws(Diagnostic) -> Void

  /// How help writes it: `-t, --tags EXPR`.
  var usage: String {
    let shortForm = short.map { "-\($0), " } ?? "    "
    switch argument {
    case .none: return "\(shortForm)--\(name)"
    case .required(let value): return "\(shortForm)--\(name) \(value)"
    case .optional(let value): return "\(shortForm)--\(name)[=\(value)]"
    }
  }
}

extension Option {
  /// All options of a run, in the order of the help.
  static let all: [Option] = [
    tags, name, rerun, shard, timings, jobs, format, failFast, retries, failOnFlaky, repetitions, seed, order, timeout,
    grace,
    inProcess, allowEmpty, color, suite, noBuild,
  ]

  private static let tags = Option(
    name: "tags", short: "t", argument: .required("EXPR"),
    summary: "Run scenarios whose tags match, such as 'smoke and not slow'.", isRepeatable: true
  ) { settings, text throws(Diagnostic) in
    settings.tags.append(try TagExpression(parsing: text))
  }

  private static let name = Option(
    name: "name", short: "n", argument: .required("TEXT"),
    summary: "Run scenarios whose name holds the text, whatever its capitals.", isRepeatable: true
  ) { settings, text in settings.names.append(text) }

  private static let rerun = Option(
    name: "rerun", short: nil, argument: .none,
    summary: "Run what did not pass in the last run, what failed before the rest."
  ) { settings, _ in settings.isRerun = true }

  private static let shard = Option(
    name: "shard", short: nil, argument: .required("K/N"),
    summary: "Run the Kth of N parts of what is selected; auto asks the variables of a CI server."
  ) { settings, text throws(Diagnostic) in
    settings.shard = text == "auto" ? try ContinuousIntegration.shard(of: Environment.all) : try Shard(parsing: text)
  }

  private static let timings = Option(
    name: "timings", short: nil, argument: .required("FILE"),
    summary: "Cut shards that last equally long, as this JUnit report of an earlier run has it."
  ) { settings, text in settings.timings = text }

  private static let jobs = Option(
    name: "jobs", short: "j", argument: .required("N"), summary: "Use this many worker processes; one a core else."
  ) { settings, text throws(Diagnostic) in
    settings.jobs = try number(text, of: "jobs", from: 1, to: 1000)
  }

  private static let format = Option(
    name: "format", short: "f", argument: .required("KIND[:FILE]"),
    summary: "Report as \(ReportFormat.kinds.map(\.usage).joined(separator: ", ")).", isRepeatable: true
  ) { settings, text throws(Diagnostic) in settings.formats.append(try ReportFormat.parse(text)) }

  private static let failFast = Option(
    name: "fail-fast", short: nil, argument: .optional("N"),
    summary: "Start nothing more after one scenario, or N, that did not pass."
  ) { settings, text throws(Diagnostic) in
    settings.failFast = text.isEmpty ? 1 : try number(text, of: "fail-fast", from: 1, to: Int.max)
  }

  private static let retries = Option(
    name: "retries", short: nil, argument: .required("N"),
    summary: "Try a scenario that failed again, so often; one that then passes is flaky."
  ) { settings, text throws(Diagnostic) in
    settings.retries = try number(text, of: "retries", from: 0, to: 100)
  }

  private static let failOnFlaky = Option(
    name: "fail-on-flaky", short: nil, argument: .none,
    summary: "Do not be content with a scenario that passed after it failed."
  ) { settings, _ in settings.failsOnFlaky = true }

  private static let repetitions = Option(
    name: "repeat", short: nil, argument: .required("N"),
    summary: "Run each scenario so often, each time with other random numbers."
  ) { settings, text throws(Diagnostic) in
    settings.repetitions = try number(text, of: "repeat", from: 1, to: 100_000)
  }

  private static let seed = Option(
    name: "seed", short: nil, argument: .required("SEED"),
    summary: "Give steps, and a random order, the random numbers of an earlier run, whose report names the seed."
  ) { settings, text throws(Diagnostic) in
    guard let seed = UInt64(text) else {
      throw Diagnostic(at: nil, "'\(text)' is no seed.", advice: "A seed is a whole number, as in --seed 42.")
    }
    settings.seed = seed
  }

  private static let order = Option(
    name: "order", short: nil, argument: .required("ORDER"),
    summary: "Start scenarios as defined, in reverse, or at random[:SEED]."
  ) { settings, text throws(Diagnostic) in
    // The seed stands before the order in the list of options, so it is known by now.
    settings.order = try RunOptions.Order(parsing: text, seed: settings.seed)
  }

  private static let timeout = Option(
    name: "timeout", short: nil, argument: .required("DURATION"),
    summary: "Let a step take this long at most, such as 500ms or 2m; 30s else."
  ) { settings, text throws(Diagnostic) in settings.timeout = try duration(text, of: "timeout") }

  private static let grace = Option(
    name: "grace", short: nil, argument: .required("DURATION"),
    summary: "Wait this long for what was cancelled, and for the hooks after it; 1s else."
  ) { settings, text throws(Diagnostic) in settings.grace = try duration(text, of: "grace") }

  private static let inProcess = Option(
    name: "in-process", short: nil, argument: .none,
    summary: "Run in this process, without workers: for debuggers."
  ) { settings, _ in settings.isInProcess = true }

  private static let allowEmpty = Option(
    name: "allow-empty", short: nil, argument: .none, summary: "Be content where nothing is selected."
  ) { settings, _ in settings.allowsEmpty = true }

  private static let color = Option(
    name: "color", short: nil, argument: .required("WHEN"), summary: "Use colours: auto, always or never."
  ) { settings, text throws(Diagnostic) in
    guard let color = Settings.Color(rawValue: text) else {
      throw mistake(text, of: "color", options: Settings.Color.allCases.map(\.rawValue))
    }
    settings.color = color
  }

  private static let suite = Option(
    name: "suite", short: nil, argument: .required("NAME|PATH"),
    summary: "Run with the steps of this suite: a product of the package, or a path."
  ) { settings, text in settings.suite = text }

  private static let noBuild = Option(
    name: "no-build", short: nil, argument: .none, summary: "Take the suite as it was built last."
  ) { settings, _ in settings.buildsSuite = false }

  private static func duration(_ text: String, of option: String) throws(Diagnostic) -> Duration {
    guard let duration = Duration(parsing: text), duration > .zero else {
      throw Diagnostic(at: nil, "'\(text)' is no duration for '\(option)'.", advice: Duration.advice)
    }
    return duration
  }

  private static func number(_ text: String, of option: String, from least: Int, to most: Int) throws(Diagnostic) -> Int
  {
    guard let number = Int(text), (least...most).contains(number) else {
      let range = most == Int.max ? "from \(least) on" : "from \(least) to \(most)"
      throw Diagnostic(
        at: nil, "'\(text)' is no number for '\(option)'.", advice: "Write a whole number \(range).")
    }
    return number
  }

  /// A value that is none of a few words.
  static func mistake(_ text: String, of option: String, options: [String]) -> Diagnostic {
    let near = Suggestion.didYouMean(text, among: options).map { "\($0) " } ?? ""
    return Diagnostic(
      at: nil, "'\(text)' is nothing that '\(option)' can be.",
      advice: "\(near)It can be \(options.joined(separator: ", ")).")
  }
}

extension RunOptions.Order {
  /// Reads `defined`, `reverse`, `random` or `random:SEED`.
  ///
  /// - Parameter seed: The seed of the run, which a random order has where it names none of its own.
  init(parsing text: String, seed: UInt64?) throws(Diagnostic) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    switch (parts[0], parts.count) {
    case ("defined", 1): self = .defined
    case ("reverse", 1): self = .reverse
    case ("random", 1): self = .random(seed: seed ?? UInt64.random(in: 0..<1_000_000))
    case ("random", _):
      guard let seed = UInt64(parts[1]) else {
        throw Diagnostic(
          at: nil, "'\(parts[1])' is no seed for 'order'.", advice: "A seed is a whole number, as in random:42.")
      }
      self = .random(seed: seed)
    default: throw Option.mistake(text, of: "order", options: ["defined", "reverse", "random", "random:SEED"])
    }
  }
}
