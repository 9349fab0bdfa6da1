internal import Diagnostics

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

extension SourceLocation {
  /// A place in Swift as the compiler gives it, its path shortened where it lies below the working directory.
  static func swift(_ file: String, _ line: Int, _ column: Int) -> SourceLocation {
    let folder = workingFolder
    let path = file.hasPrefix(folder) ? String(file.dropFirst(folder.count)) : file
    return SourceLocation(file: path, line: line, column: column)
  }

  /// The working directory at the start, with a slash behind it.
  private static let workingFolder: String = {
    let path = FileManager.default.currentDirectoryPath
    return path.hasSuffix("/") ? path : path + "/"
  }()
}
