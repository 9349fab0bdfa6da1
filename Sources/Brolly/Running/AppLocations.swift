/// Where the executables of the apps under test are.
struct AppLocations: Sendable {
  /// The paths that `.brolly.yaml` gives, by the apps' names.
  var named: [String: String]
  /// The folder of all others: the one that the suite itself was built into.
  var folder: String

  /// Makes the locations of apps, by their names: a product beside this program, or a path.
  init(_ apps: [String: String] = [:], folder: String = ".") {
    self.folder = folder
    named = apps.mapValues { $0.contains("/") ? $0 : "\(folder)/\($0)" }
  }

  /// Returns the path of the executable of an app.
  func executable(named name: String) -> String {
    named[name] ?? "\(folder)/\(name)"
  }
}

extension AppLocations: WireValue {
  init(from reader: inout WireReader) throws(InvalidMessage) {
    let names: [String] = try reader.values()
    let paths: [String] = try reader.values()
    named = Dictionary(zip(names, paths)) { first, _ in first }
    folder = try reader.text()
  }

  func write(to writer: inout WireWriter) {
    writer.write(Array(named.keys))
    writer.write(Array(named.values))
    writer.write(folder)
  }
}
