internal import Diagnostics
internal import YAMLReader

/// What `.brolly.yaml` at the package's root says: options under their own names, apps, and named sets of options.
struct Configuration: Sendable {
  /// The file's name.
  static let fileName = ".brolly.yaml"

  /// A value of an option, and where it stands.
  struct Value: Sendable {
    var text: String
    var location: SourceLocation
  }

  var options: [String: [Value]] = [:]
  var features: [String] = []
  var apps: [String: String] = [:]
  var profiles: [String: Profile] = [:]

  /// A named set of options.
  struct Profile: Sendable {
    var options: [String: [Value]] = [:]
    var features: [String] = []
  }

  /// A configuration that says nothing.
  init() {}

  /// Reads the file's text.
  ///
  /// - Throws: Everything that is wrong with it.
  init(parsing bytes: [UInt8]) throws(DiagnosticList) {
    let document = try YAMLDocument(parsing: bytes, file: Self.fileName)
    guard let root = document.root else { return }
    var reader = ConfigurationReader(file: Self.fileName)
    self = reader.configuration(root)
    if !reader.mistakes.isEmpty { throw DiagnosticList(reader.mistakes) }
  }
}

/// Reads the nodes of `.brolly.yaml`, and collects all that is wrong with them.
private struct ConfigurationReader {
  let file: String
  var mistakes: [Diagnostic] = []

  private static let sections = ["features", "apps", "profiles"]

  init(file: String) {
    self.file = file
  }

  mutating func configuration(_ root: YAMLNode) -> Configuration {
    var configuration = Configuration()
    for (key, entry) in entries(of: root, "The configuration is a mapping of options.") {
      switch key {
      case "features": configuration.features = texts(of: entry.value)
      case "apps": configuration.apps = apps(entry.value)
      case "profiles": configuration.profiles = profiles(entry.value)
      default: configuration.options[key] = option(key, entry, known: Self.sections)
      }
    }
    return configuration
  }

  private mutating func profiles(_ node: YAMLNode) -> [String: Configuration.Profile] {
    var profiles: [String: Configuration.Profile] = [:]
    for (name, entry) in entries(of: node, "'profiles' is a mapping of names to options.") {
      var profile = Configuration.Profile()
      for (key, entry) in entries(of: entry.value, "A profile is a mapping of options.") {
        switch key {
        case "features": profile.features = texts(of: entry.value)
        default: profile.options[key] = option(key, entry, known: ["features"])
        }
      }
      profiles[name] = profile
    }
    return profiles
  }

  private mutating func apps(_ node: YAMLNode) -> [String: String] {
    var apps: [String: String] = [:]
    for (name, entry) in entries(of: node, "'apps' is a mapping of names to products or paths.") {
      guard case .scalar(let scalar) = entry.value.content, !scalar.text.isEmpty else {
        report(entry.value, "The app '\(name)' needs the name of a product, or a path.")
        continue
      }
      apps[name] = scalar.text
    }
    return apps
  }

  private mutating func option(_ key: String, _ entry: YAMLEntry, known: [String]) -> [Configuration.Value]? {
    guard let option = Option.all.first(where: { $0.name == key }) else {
      let names = Option.all.map(\.name) + known
      let near = Suggestion.didYouMean(key, among: names)
      report(entry.key, "There is no option '\(key)'.", near ?? "There are \(names.joined(separator: ", ")).")
      return nil
    }
    let location = SourceLocation(file: file, position: entry.value.position)
    let values = texts(of: entry.value)
    if case .none = option.argument {
      return flag(option, values, entry.value).map { $0 ? [Configuration.Value(text: "", location: location)] : [] }
    }
    if values.count > 1, !option.isRepeatable {
      report(entry.value, "'\(key)' takes one value.")
      return nil
    }
    return values.map { Configuration.Value(text: $0, location: location) }
  }

  private mutating func flag(_ option: Option, _ values: [String], _ node: YAMLNode) -> Bool? {
    switch values {
    case ["true"]: return true
    case ["false"]: return false
    default:
      report(node, "'\(option.name)' is a switch.", "Write '\(option.name): true'.")
      return nil
    }
  }

  /// One text, or a list of them.
  private mutating func texts(of node: YAMLNode) -> [String] {
    switch node.content {
    case .scalar(let scalar): return [scalar.text]
    case .sequence(let items): return items.flatMap { texts(of: $0) }
    case .mapping:
      report(node, "A text, or a list of texts, is expected here.")
      return []
    }
  }

  private mutating func entries(of node: YAMLNode, _ expectation: String) -> [(key: String, entry: YAMLEntry)] {
    guard case .mapping(let entries) = node.content else {
      report(node, expectation)
      return []
    }
    return entries.compactMap { entry in
      guard case .scalar(let key) = entry.key.content else {
        report(entry.key, "A key is a text.")
        return nil
      }
      return key.text.hasPrefix("x-") ? nil : (key.text, entry)
    }
  }

  private mutating func report(_ node: YAMLNode, _ problem: String, _ advice: String? = nil) {
    let location = SourceLocation(file: file, position: node.position)
    mistakes.append(Diagnostic(at: location, problem, advice: advice))
  }
}
