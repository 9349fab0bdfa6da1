internal import Diagnostics

extension Settings {
  /// Lays the command line over a profile over the configuration: for each option, the one nearest to the user counts.
  ///
  /// - Throws: Every value that is wrong, at its place.
  init(_ arguments: Arguments, _ configuration: Configuration) throws(DiagnosticList) {
    self.init()
    var mistakes: [Diagnostic] = []
    var profile = Configuration.Profile()
    if let name = arguments.profile {
      if let known = configuration.profiles[name] {
        profile = known
      } else {
        mistakes.append(Self.unknownProfile(name, configuration))
      }
    }
    for option in Option.all {
      for (value, location) in Self.values(of: option, arguments, profile, configuration) {
        do {
          try option.apply(&self, value)
        } catch {
          var mistake = error
          mistake.location = location ?? mistake.location
          mistakes.append(mistake)
        }
      }
    }
    features = profile.features.isEmpty ? configuration.features : profile.features
    apps = configuration.apps
    if !mistakes.isEmpty { throw DiagnosticList(mistakes) }
  }

  private static func values(
    of option: Option, _ arguments: Arguments, _ profile: Configuration.Profile, _ configuration: Configuration
  ) -> [(String, SourceLocation?)] {
    if let given = arguments.options[option.name] { return given.map { ($0, nil) } }
    let configured = profile.options[option.name] ?? configuration.options[option.name] ?? []
    return configured.map { ($0.text, $0.location) }
  }

  private static func unknownProfile(_ name: String, _ configuration: Configuration) -> Diagnostic {
    let names = configuration.profiles.keys.sorted()
    let list = names.isEmpty ? "There are none." : "There are \(names.joined(separator: ", "))."
    return Diagnostic(
      at: nil, "There is no profile '\(name)' in \(Configuration.fileName).",
      advice: Suggestion.didYouMean(name, among: names) ?? list)
  }
}
