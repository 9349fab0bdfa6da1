import Foundation
import TestSupport

/// Compiles a suite against the modules that these tests were built with.
struct SwiftCompiler {
  private static let modules = [
    "Brolly", "YAMLReader", "FeatureFiles", "StepExpressions", "Reporting", "AppInterface", "Diagnostics",
  ]

  /// A cache of its own: that of the build must not be known by two paths.
  private static let cache = try? TemporaryFolder()

  let place: Workplace

  /// Checks the types of a file, as a suite is compiled that sets no flags.
  func check(_ file: String) async throws -> ProgramResult {
    try await place.run(["swiftc", "-typecheck", file] + flags, of: "/usr/bin/env")
  }

  /// Compiles a file and links it with Brolly.
  func build(_ file: String, to executable: String) async throws -> ProgramResult {
    let objects = try Self.modules.flatMap(objectFiles)
    let words = ["swiftc", file, "-o", executable, "-lyaml", "-lxml2"] + flags + objects
    return try await place.run(words, of: "/usr/bin/env")
  }

  private var flags: [String] {
    let build = BuiltProducts.folder.path
    let maps = ["CLibYAML", "CLibXML2"].flatMap {
      ["-Xcc", "-fmodule-map-file=\(packageFolder)/Sources/\($0)/module.modulemap"]
    }
    return ["-swift-version", "6", "-parse-as-library", "-I", "\(build)/Modules"]
      + ["-module-cache-path", Self.cache?.path ?? place.path("ModuleCache")] + maps + headers
  }

  /// Where systems keep the headers of libxml2 and libyaml, if not where every compiler looks.
  private var headers: [String] {
    ["/usr/include/libxml2", "/opt/homebrew/include", "/usr/local/include"]
      .filter { FileManager.default.fileExists(atPath: $0) }.flatMap { ["-Xcc", "-I\($0)"] }
  }

  private func objectFiles(of module: String) throws -> [String] {
    let folder = BuiltProducts.folder.appending(path: "\(module).build").path
    return try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.hasSuffix(".o") }
      .map { "\(folder)/\($0)" }
  }
}
