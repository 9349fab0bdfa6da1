internal import Diagnostics

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A path on the command line: a file, a folder, or a file with lines.
struct FeaturePath: Equatable, Sendable {
  /// The path as it was given.
  var path: String
  /// The lines that scenarios are selected by; empty for all.
  var lines: [Int] = []

  init(path: String, lines: [Int] = []) {
    self.path = path
    self.lines = lines
  }

  /// Reads `PATH`, `PATH:LINE` or `PATH:LINE:LINE`.
  init(parsing text: String) {
    var parts = text.split(separator: ":", omittingEmptySubsequences: false)
    var lines: [Int] = []
    while parts.count > 1, let last = parts.last, let line = Int(last), line > 0 {
      lines.insert(line, at: 0)
      parts.removeLast()
    }
    self.init(path: parts.joined(separator: ":"), lines: lines)
  }
}

/// The feature files that paths name, in order, each once.
struct FeatureSources: Sendable {
  /// A file with the lines that scenarios are selected by; nil for all of it.
  struct File: Equatable, Sendable {
    var path: String
    var lines: [Int]?
  }

  var files: [File]

  /// Looks at the paths.
  ///
  /// - Throws: A mistake for each path that is not there, or names no feature file.
  init(_ paths: [FeaturePath]) throws(DiagnosticList) {
    var mistakes: [Diagnostic] = []
    var order: [String] = []
    var lines: [String: [Int]?] = [:]
    for path in paths {
      do throws(Diagnostic) {
        for file in try Self.files(of: path) {
          if lines[file] == nil { order.append(file) }
          lines[file] = Self.joined(lines[file], path.lines)
        }
      } catch {
        mistakes.append(error)
      }
    }
    guard mistakes.isEmpty else { throw DiagnosticList(mistakes) }
    files = order.map { File(path: $0, lines: lines[$0] ?? nil) }
  }

  /// A file that is named twice, once without lines, is taken whole.
  private static func joined(_ known: [Int]??, _ lines: [Int]) -> [Int]? {
    guard let known else { return lines.isEmpty ? nil : lines }
    guard let known, !lines.isEmpty else { return nil }
    return known + lines
  }

  private static func files(of path: FeaturePath) throws(Diagnostic) -> [String] {
    var isFolder = false
    guard FileManager.default.fileExists(atPath: path.path, isDirectory: &isFolder) || isLink(path.path) else {
      throw missing(path.path)
    }
    guard isFolder else { return [path.path] }
    guard path.lines.isEmpty else {
      throw Diagnostic(at: nil, "'\(path.path)' is a folder; only a file has lines.")
    }
    let files = try featureFiles(below: path.path)
    guard !files.isEmpty else {
      throw Diagnostic(
        at: nil, "There is no feature file in '\(path.path)'.",
        advice: "A feature file's name ends in .yaml or .yml.")
    }
    return files
  }

  private static func missing(_ path: String) -> Diagnostic {
    let url = URL(filePath: path)
    let folder = url.deletingLastPathComponent().path
    let neighbours = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let near = Suggestion.didYouMean(url.lastPathComponent, among: neighbours)
    return Diagnostic(at: nil, "There is no '\(path)'.", advice: near ?? "Name a feature file or a folder of them.")
  }

  /// Whether a path is a symbolic link; one that leads nowhere is told when the file is read.
  private static func isLink(_ path: String) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
  }

  /// All feature files below a folder, sorted by their paths; hidden ones are left out.
  private static func featureFiles(below folder: String) throws(Diagnostic) -> [String] {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    } catch {
      throw Diagnostic(at: nil, "The folder '\(folder)' cannot be read: \(reason(error)).")
    }
    var files: [String] = []
    for name in names where !name.hasPrefix(".") {
      let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      var isFolder = false
      if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder {
        files += try featureFiles(below: path)
      } else if name.hasSuffix(".yaml") || name.hasSuffix(".yml") {
        files.append(path)
      }
    }
    return files
  }

  /// The system's reason why a file could not be used, in its own words.
  static func reason(_ error: any Error) -> String {
    if let error = error as? CocoaError, let cause = error.underlying as? POSIXError { return "\(cause.code)" }
    return "\(error)"
  }
}
